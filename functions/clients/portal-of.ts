import { isOwnOrigin } from '#lib/auth/portal/is-own-origin'
import { type AgencyHost, agencyOfHost } from '#lib/hosts/agency-of-host'
import type { Caller } from '#lib/http/request/caller'
import { clientText } from '#shared/clients/messages'
import { problemText } from '#shared/problem-messages'
import { Problem } from '#shared/problems'

/**
 * The agency on whose portal a log-in is tried. Only its own pages may: another site's would log its visitor in to an account
 * that it knows.
 */
export const portalOf = async (
  { host, origin }: Pick<Caller, 'host' | 'origin'>,
  agencyId?: string,
): Promise<AgencyHost> => {
  const portal = await agencyOfHost(host)
  if (!portal || (agencyId !== undefined && agencyId !== portal.agencyId))
    throw new Problem('not-found', clientText('noPortal'))
  if (!isOwnOrigin(origin, host)) throw new Problem('forbidden', problemText('notAllowed'))
  return portal
}
