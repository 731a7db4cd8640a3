import { PORTAL_HEAD_MARK, type PortalBrand } from '#shared/agencies/portal-brand'
import { isFrameAddress } from '#shared/agencies/tabs/frame-address'
import { pageHeaders } from '#shared/page-headers'
import type { WebPage } from '#shared/web-page'
import { brandHead } from './brand-head.ts'

interface PortalPage {
  /** The portal's built page. */
  readonly index: string
  readonly brand: PortalBrand
  readonly host: string
}

/** Only pages that are drawn with the default font load it. */
const withFont = (index: string, { font }: PortalBrand): string =>
  font === 'default' ? index : index.replace(/<link data-default-font[^<>]*>/, '')

/** Judged again where the header is made: what another release has stored would else end its directives. */
const framesOf = ({ frames }: PortalBrand): string[] =>
  frames.filter(isFrameAddress).map((frame) => new URL(frame).origin)

/** The portal's page with the brand in its head: its first paint shows no other. */
export const portalPage = ({ index, brand, host }: PortalPage): WebPage => {
  if (!index.includes(PORTAL_HEAD_MARK)) throw new Error(`the portal's page has no ${PORTAL_HEAD_MARK}`)
  const root = `<html data-usage="${brand.usage}" data-variant="${brand.variant}" `
  return {
    // replaced by functions: settings may hold `$&`
    html: withFont(index, brand)
      .replace(PORTAL_HEAD_MARK, () => brandHead(brand))
      .replace('<html ', () => root),
    headers: {
      ...pageHeaders({
        frameAncestors: ["'none'"],
        // some browsers do not count a socket of the page's own host as its own
        connect: [`wss://${host}`],
        players: [...(brand.framesHost ? [brand.framesHost] : []), ...framesOf(brand)],
        trustedTypes: ['service-worker'],
      }),
      'x-frame-options': 'DENY',
    },
  }
}
