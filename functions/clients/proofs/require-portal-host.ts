import { portalHostOf } from '#features/domains'
import { clientText } from '#shared/clients/messages'
import { Problem } from '#shared/problems'

/** Where the agency's portal is; `conflict` while it has no live host. */
export const requirePortalHost = async (agencyId: string): Promise<string> => {
  const host = await portalHostOf(agencyId)
  if (host === undefined) throw new Problem('conflict', clientText('noPortalHost'))
  return host
}
