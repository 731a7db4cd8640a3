import type { Verb } from '#lib/http/api'
import { manifestOf, productBrand } from '#shared/notifications/manifest'
import type { notifications as routes } from '#shared/notifications/routes'

/** The manifest of a host. Every host that there is has the product's own brand; a re-branded one answers `manifestOf` its own. */
export const getManifest: Verb<typeof routes, 'GET /public/manifest'> = async () => manifestOf(productBrand)
