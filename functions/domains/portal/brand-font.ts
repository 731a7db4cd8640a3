import { PORTAL_FONT, portalFontStack } from '#shared/agencies/fonts/portal-font'
import type { PortalBrand } from '#shared/agencies/portal-brand'

/** The family of the portal's build (web/portal/portal.css). */
const DEFAULT_FAMILY = '"Rubik Variable"'

/** Of the first alphabet, so that the first paint needs no other: as many as it has weights. */
const PRELOADED = 3

interface BrandFont {
  /** What the portal is drawn with; absent keeps the reader's own. */
  readonly family: string | undefined
  readonly preloads: readonly string[]
  readonly faces: string
}

/** The agency's font in the page's head, from this host alone. Faces were read by a schema that lets no sign of CSS through. */
export const brandFont = ({ font, fontFaces }: Pick<PortalBrand, 'font' | 'fontFaces'>): BrandFont => {
  if (font !== 'own')
    return { family: font === 'default' ? portalFontStack(DEFAULT_FAMILY) : undefined, preloads: [], faces: '' }
  const faces = fontFaces.filter(({ url }) => /^\/media\/(?:eu|na)\/[\w-]+\.woff2$/.test(url))
  const first = faces.filter(({ range }) => range === faces[0]?.range)
  return {
    family: portalFontStack(),
    preloads: [...new Set(first.map(({ url }) => url))]
      .slice(0, PRELOADED)
      .map((url) => `<link rel="preload" as="font" type="font/woff2" href="${url}" crossorigin>`),
    faces: faces
      .map(
        ({ url, weight, range }) =>
          `@font-face{font-family:${PORTAL_FONT};src:url(${url}) format("woff2");font-weight:${weight};font-display:swap${range && `;unicode-range:${range}`}}`,
      )
      .join(''),
  }
}
