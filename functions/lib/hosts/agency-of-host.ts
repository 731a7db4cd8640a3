import { perFunction } from '#lib/per-function'
import { world } from '#lib/world'
import { type HostClaim, hostClaims } from './host-claims.ts'

export interface AgencyHost extends Pick<HostClaim, 'agencyId' | 'workspaceId' | 'region' | 'host'> {
  readonly kind: HostClaim['type']
}

/** A host that is given up stops opening the agency's portal this long after at most. */
const FOUND_MS = 30_000
/** So that a new host answers soon, and calls to the dashboard's own hosts still ask once in a while only. */
const MISSING_MS = 5000
/** Callers choose hosts; more are not remembered. */
const MOST = 1000

const remembered = perFunction(() => new Map<string, { readonly until: number; readonly found?: AgencyHost }>())

/**
 * The agency whose live host this is; `undefined` for the dashboard's own hosts, for unknown ones, and without a host. Only
 * `caller.host` may be asked about: it is the edge's word, never the viewer's.
 */
export const agencyOfHost = async (host: string | undefined): Promise<AgencyHost | undefined> => {
  if (!host) return undefined
  const known = remembered()
  const now = world().now()
  const before = known.get(host)
  if (before && before.until > now) return before.found
  const claim = await hostClaims.get({ host })
  const found = claim?.state === 'live' && claim.redirectsTo === undefined ? present(claim) : undefined
  if (known.size >= MOST) known.clear()
  known.set(host, { until: now + (found ? FOUND_MS : MISSING_MS), ...(found ? { found } : {}) })
  return found
}

const present = ({ agencyId, workspaceId, region, host, type }: HostClaim): AgencyHost => ({
  agencyId,
  workspaceId,
  region,
  host,
  kind: type,
})
