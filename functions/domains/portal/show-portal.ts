import type { Verb } from '#lib/http/api'
import type { domains as routes } from '#shared/domains/routes'
import { brandOfHost } from './brand-of-host.ts'
import { portalIndex } from './portal-index.ts'
import { portalPage } from './portal-page.ts'
import { unknownHostPage } from './unknown-host-page.ts'

/** The portal under the brand of the host that was asked. */
export const showPortal: Verb<typeof routes, 'GET /public/portal'> = async (_, { host }) => {
  const branded = await brandOfHost(host)
  if (!branded) return unknownHostPage
  const { index, framesHost } = await portalIndex()
  return portalPage({ ...branded, brand: { ...branded.brand, framesHost }, index })
}
