import { hostClaims } from '#lib/hosts/host-claims'
import type { Verb } from '#lib/http/api'
import type { domains as routes } from '#shared/domains/routes'

/** What a visit of the host would show as well: whether it answers. */
export const isHostLive: Verb<typeof routes, 'GET /hosting-api/custom-domain'> = async ({ domain, domainType }) => {
  const claim = await hostClaims.get({ host: domain.toLowerCase().replaceAll(/\s/g, '') })
  const type = domainType === 'vgSubdomain' ? 'subdomain' : 'custom'
  return { isVerified: claim?.state === 'live' && claim.type === type }
}
