import type { StoredHost } from '#functions/domains/store'
import type { AgencyHost } from '#shared/domains/schema'

/** A host as its team sees it; `undefined` for one that was given up. */
export const presentHost = ({ host, type: kind, state, at }: StoredHost): AgencyHost | undefined =>
  state === 'released' ? undefined : { host, kind, state, since: Math.floor(at / 1000) }
