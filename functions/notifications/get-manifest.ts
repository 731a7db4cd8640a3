import type { Verb } from '#lib/http/api'
import { manifestOf, productBrand } from '#shared/notifications/manifest'
import type { notifications as routes } from '#shared/notifications/routes'

/** The web app manifest of a host. All hosts have the product's brand until agencies can re-brand theirs. */
export const getManifest: Verb<typeof routes, 'GET /public/manifest'> = async () => manifestOf(productBrand)
