import { hostClaims } from '#lib/hosts/host-claims'
import type { Verb } from '#lib/http/api'
import { domainText } from '#shared/domains/messages'
import type { domains as routes } from '#shared/domains/routes'
import { Problem } from '#shared/problems'

/** Whose host was asked; a visit from outside shows by it that the host leads here, before the portal opens on it. */
export const showHost: Verb<typeof routes, 'GET /public/host'> = async (_, { host }) => {
  const claim = host ? await hostClaims.get({ host }) : undefined
  if (claim?.state !== 'live' && claim?.state !== 'proven') throw new Problem('not-found', domainText('noPortal'))
  const { agencyId, region, claimId } = claim
  return { host: claim.host, agencyId, region, claimId }
}
