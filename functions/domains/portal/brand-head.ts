import { brandVariables } from '#shared/agencies/brand-variables'
import { PORTAL_BRAND_ID, type PortalBrand } from '#shared/agencies/portal-brand'
import { brandFont } from './brand-font.ts'

/** Text as HTML, within an element or a quoted attribute. */
const html = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** JSON that no HTML parser takes for the end of the script that holds it. */
const json = (value: unknown): string => JSON.stringify(value).replace(/[<>&]/g, (sign) => `\\u00${hexOf(sign)}`)
const hexOf = (sign: string): string => sign.charCodeAt(0).toString(16).padStart(2, '0')

/**
 * What the head of an agency's page says of its brand. Settings are text here and nothing else: the styles hold computed values only,
 * so no text of the settings is ever in them.
 */
export const brandHead = (brand: PortalBrand): string => {
  const { name, logo, favicon, primary } = brand
  const font = brandFont(brand)
  const variables = Object.entries(brandVariables({ primary, font: font.family })).map(
    ([variable, value]) => `${variable}:${value}`,
  )
  return [
    `<title>${html(name)}</title>`,
    `<meta name="application-name" content="${html(name)}">`,
    `<meta name="apple-mobile-web-app-title" content="${html(name)}">`,
    `<meta name="theme-color" content="${primary}">`,
    ...(favicon ? [`<link rel="icon" href="${html(favicon)}">`] : []),
    ...(logo ? [`<link rel="apple-touch-icon" href="${html(logo)}">`] : []),
    ...font.preloads,
    `<style>${font.faces}:root{${variables.join(';')}}</style>`,
    `<script type="application/json" id="${PORTAL_BRAND_ID}">${json(brand)}</script>`,
  ].join('\n')
}
