import type { StoredHost } from '#functions/domains/store'
import { ownRegion } from '#lib/environment'
import type { HostClaim } from '#lib/hosts/host-claims'

/** What the directory says of a host whatever becomes of it. */
export const claimOf = ({
  agencyId,
  host,
  workspaceId,
  claimId,
  type,
}: StoredHost): Omit<HostClaim, 'state' | 'at'> => {
  return { agencyId, host, workspaceId, claimId, type, region: ownRegion() }
}
