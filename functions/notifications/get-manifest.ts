import { brandOfHost } from '#features/domains'
import { optionalEnvironment } from '#lib/environment'
import { hostClaims } from '#lib/hosts/host-claims'
import type { Verb } from '#lib/http/api'
import { domainText } from '#shared/domains/messages'
import { subdomainOf } from '#shared/domains/subdomain'
import { agencyManifest, manifestOf, productBrand } from '#shared/notifications/manifest'
import type { notifications as routes } from '#shared/notifications/routes'
import { Problem } from '#shared/problems'

/** The web app manifest of a host: the agency's on its hosts, the product's on the dashboard's. */
export const getManifest: Verb<typeof routes, 'GET /public/manifest'> = async (_, { host }) => {
  const branded = await brandOfHost(host)
  if (branded) return agencyManifest(branded.brand)
  if (await mayBeAgencys(host)) throw new Problem('not-found', domainText('noPortal'))
  return manifestOf(productBrand)
}

/** Whether an agency has had the host, or could have it: there nobody reads what the product is called. */
const mayBeAgencys = async (host = ''): Promise<boolean> => {
  const root = optionalEnvironment('SUBDOMAIN_ROOT')
  if (root && host.endsWith(`.${root}`) && 'host' in subdomainOf(host, root)) return true
  return host !== '' && (await hostClaims.get({ host })) !== undefined
}
