import { environment } from '#lib/environment'
import { hostClaims } from '#lib/hosts/host-claims'
import type { Verb } from '#lib/http/api'
import type { domains as routes } from '#shared/domains/routes'
import type { WebPage } from '#shared/web-page'
import { brandOfHost } from './brand-of-host.ts'
import { portalIndex } from './portal-index.ts'
import { portalPage } from './portal-page.ts'
import { unknownHostPage } from './unknown-host-page.ts'

/** The portal under the brand of the host that was asked. */
export const showPortal: Verb<typeof routes, 'GET /public/portal'> = async (_, { host }) => {
  const branded = await brandOfHost(host)
  if (!branded) return redirectOrUnknown(host)
  const { index, framesHost } = await portalIndex()
  return portalPage({ ...branded, brand: { ...branded.brand, framesHost }, index })
}

/** A host whose agency has no white label any more leads to its product subdomain, for as long as that is so. */
const redirectOrUnknown = async (host: string | undefined): Promise<WebPage> => {
  const claim = host ? await hostClaims.get({ host }) : undefined
  if (claim?.state !== 'live' || !claim.redirectsTo) return unknownHostPage
  const { protocol, port } = new URL(environment('PUBLIC_URL'))
  const location = `${protocol}//${claim.redirectsTo}${port === '' ? '' : `:${port}`}/`
  return { status: 307, html: '', headers: { location } }
}
