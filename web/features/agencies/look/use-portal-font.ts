import defaultFont from '@fontsource-variable/rubik/files/rubik-latin-wght-normal.woff2?url'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { FontFace as Face } from '#shared/agencies/fonts/font-face'
import { INHERIT } from '#shared/agencies/fonts/limits'
import { portalFontStack } from '#shared/agencies/fonts/portal-font'
import type { Agency } from '#shared/agencies/schema'
import { DEFAULT_FONT } from '#shared/agencies/theme'
import type { Region } from '#shared/regions'
import { fontQuery } from './queries.ts'

const rubik: readonly Face[] = [{ url: defaultFont, weight: '300 900', range: '' }]

/** A copy on this page's host: a policy lets fonts in from there only. */
const pathOf = (url: string): string => URL.parse(url, location.href)?.pathname ?? url

/**
 * What the portal's preview is drawn with: the saved font's files, those of a name that was found to be a font, or the portal's own
 * default. `undefined` for the reader's font.
 */
export const usePortalFont = (region: Region, agency: Agency, googleFont: string): string | undefined => {
  const { data } = useQuery({ ...fontQuery(region, agency.userId, googleFont), enabled: false })
  const faces =
    googleFont === INHERIT
      ? []
      : googleFont === DEFAULT_FONT
        ? rubik
        : googleFont === agency.googleFont
          ? agency.fontFaces
          : (data?.fontFaces ?? [])
  const family = `Portal ${googleFont.replaceAll(/[^\w ]/g, '')}`
  useEffect(() => {
    const added = faces.map(
      ({ url, weight, range }) =>
        new FontFace(family, `url(${pathOf(url)})`, { weight, ...(range ? { unicodeRange: range } : {}) }),
    )
    for (const face of added) document.fonts.add(face)
    return () => {
      for (const face of added) document.fonts.delete(face)
    }
  }, [faces, family])
  return faces.length > 0 ? portalFontStack(`"${family}"`) : undefined
}
