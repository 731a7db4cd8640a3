import type { PageFacts, PageIcon } from './page-facts.ts'
import type { Manifest } from './read-manifest.ts'

/** Absolute URLs (or `data:` URLs), best first, without duplicates, not yet checked. */
export interface PictureCandidates {
  readonly logo: readonly string[]
  readonly favicon: readonly string[]
}

export const pictureCandidates = (
  page: PageFacts,
  manifest: Manifest | undefined,
  address: string,
  manifestAddress = address,
): PictureCandidates => {
  const base = URL.parse(page.base ?? '', address)?.href ?? address
  const complete = (written: string, from = base) =>
    /^data:image\//i.test(written) ? written : URL.parse(written, from)?.href
  const icons = [
    ...page.icons.map((icon) => ({ href: complete(icon.href), score: scoreOf(icon) })),
    ...(manifest?.icons ?? [])
      .filter(({ purpose }) => /\bany\b/.test(purpose) || purpose === '')
      .map(({ src, sizes, type }) => ({
        href: complete(src, manifestAddress),
        score: scoreOf({ href: src, rel: 'icon', sizes, type }) - 10,
      })),
  ].sort((a, b) => b.score - a.score)
  const touch = page.icons.filter(({ rel }) => rel.includes('apple-touch-icon')).map(({ href }) => complete(href))
  const host = hostOf(address)
  const named = page.pictures.filter(
    ({ isCalledLogo, isOthers, link }) =>
      isCalledLogo && !isOthers && (link === undefined || (hostOf(complete(link) ?? '') || host) === host),
  )
  const organised = page.jsonLd.flatMap(({ logo }) => logoOf(logo))
  return {
    logo: unique(
      [
        ...organised.map((src) => complete(src)),
        ...named.filter(({ isInHeader }) => isInHeader).map(({ src }) => complete(src)),
        complete(page.metas.get('og:logo') ?? ''),
        ...touch,
        // outside the header it may be anybody's: the site's own icon goes first
        ...named
          .filter(({ isInHeader }) => !isInHeader)
          .slice(0, 3)
          .map(({ src }) => complete(src)),
        ...(page.metas.has('og:image') ? [complete(page.metas.get('og:image') ?? '')] : []),
      ].filter((href) => href !== base),
    ),
    favicon: unique([...icons.map(({ href }) => href), URL.parse('/favicon.ico', address)?.href]),
  }
}

const hostOf = (address: string): string => (URL.parse(address)?.hostname ?? '').replace(/^www\./, '')

/** The largest declared edge in pixels; an SVG scores highest, an icon of unknown size low. */
const scoreOf = ({ href, rel, sizes, type }: PageIcon): number => {
  if (rel.includes('apple-touch-icon')) return 160
  if (type === 'image/svg+xml' || /\.svg([?#]|$)/i.test(href) || /\bany\b/.test(sizes)) return 300
  const edges = [...sizes.matchAll(/(\d{1,4})x\d{1,4}/g)].map(([, edge]) => Number(edge))
  const edge = Math.max(0, ...edges)
  if (edge > 0) return Math.min(edge, 256)
  return /\.ico([?#]|$)/i.test(href) ? 24 : 32
}

const logoOf = (logo: unknown): string[] => {
  if (typeof logo === 'string') return [logo]
  if (typeof logo !== 'object' || logo === null || Array.isArray(logo)) return []
  const url = 'url' in logo ? logo.url : 'contentUrl' in logo ? logo.contentUrl : undefined
  return typeof url === 'string' ? [url] : []
}

const unique = (addresses: readonly (string | undefined)[]): string[] =>
  [
    ...new Set(
      addresses.filter(
        (address) =>
          address !== undefined && (/^https?:/i.test(address) || (/^data:/i.test(address) && address.length < 700_000)),
      ),
    ),
  ] as string[]
