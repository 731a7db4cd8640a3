import type { Agency } from '#shared/agencies/schema'
import type { StoredAgency } from './store.ts'

/** The record without what only its owner may read. */
export const presentAgency = ({
  secret: _,
  secretVersion: __,
  safeCss: ___,
  customDomainClaims: ____,
  ...agency
}: StoredAgency): Agency => agency
