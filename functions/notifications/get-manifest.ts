import { brandOfHost } from '#features/domains'
import type { Verb } from '#lib/http/api'
import { agencyManifest, manifestOf, productBrand } from '#shared/notifications/manifest'
import type { notifications as routes } from '#shared/notifications/routes'

/** The web app manifest of a host: the agency's on its hosts, the product's on the dashboard's. */
export const getManifest: Verb<typeof routes, 'GET /public/manifest'> = async (_, { host }) => {
  const branded = await brandOfHost(host)
  return branded ? agencyManifest(branded.brand) : manifestOf(productBrand)
}
