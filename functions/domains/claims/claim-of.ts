import type { StoredHost } from '#functions/domains/store'
import { environment } from '#lib/environment'
import type { HostClaim } from '#lib/hosts/host-claims'
import { isRegion } from '#shared/regions'

/** What the directory says of a host whatever becomes of it. */
export const claimOf = ({
  agencyId,
  host,
  workspaceId,
  claimId,
  type,
}: StoredHost): Omit<HostClaim, 'state' | 'at'> => {
  const region = environment('REGION_NAME')
  if (!isRegion(region)) throw new Error(`${region} is no region`)
  return { agencyId, host, workspaceId, claimId, type, region }
}
