import type { BrandingInfo } from '#shared/onboarding/schema'
import { companyWords } from './company-words.ts'
import type { FetchedSite } from './fetched-site.ts'
import { readManifest } from './read-manifest.ts'
import { readPage } from './read-page.ts'
import { colourConfidence } from './styles/colour-confidence.ts'
import { colourSightings } from './styles/colour-sightings.ts'
import { pageStyle } from './styles/page-style.ts'
import { pageVariables } from './styles/page-variables.ts'
import { rankColours } from './styles/rank-colours.ts'
import { readStyles } from './styles/read-styles.ts'

/** A brand without its pictures, which are stored separately; unknown fields are missing. */
export type Brand = Omit<BrandingInfo, 'name' | 'description' | 'logo' | 'favicon' | 'pictures'> & {
  readonly name?: string
  readonly description?: string
}

/** Derives a company's brand from its site's files. Pure: fetching files and checking pictures are other steps. */
export const brandOf = ({ url, html, styles, manifest }: FetchedSite): Brand => {
  const page = readPage(html)
  const sheet = readStyles(styles)
  const variables = pageVariables(sheet, page)
  const { name, description } = companyWords(page, manifest ? readManifest(manifest) : undefined, url)
  const { themeMode, fontFamily } = pageStyle(page, sheet, variables.resolve)
  const colors = rankColours(colourSightings(page, sheet, variables))
  return {
    ...(name ? { name } : {}),
    ...(description ? { description } : {}),
    ...(fontFamily ? { fontFamily } : {}),
    themeMode,
    colors,
    colourConfidence: colourConfidence(colors),
  }
}
