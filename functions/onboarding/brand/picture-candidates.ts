import { drawnLogo } from './drawn-logo.ts'
import type { PageFacts, PageIcon, PagePicture } from './page-facts.ts'
import type { Manifest } from './read-manifest.ts'

/** A picture that may be the company's logo, not yet fetched. */
export interface PictureCandidate {
  /** An absolute URL, or a `data:` URL. */
  readonly address: string
  /** How likely it is the company's own, by where it is: 0 to 1. */
  readonly confidence: number
}

/** Best first, without duplicates. */
export interface PictureCandidates {
  readonly logo: readonly PictureCandidate[]
  readonly favicon: readonly PictureCandidate[]
}

/** Pixels of an icon that is good enough for an agent's picture; a smaller one goes after a logo. */
const LARGE = 64

/** What tools put into a new project: their own icon. */
const stockIcon = /(^|\/)(vite|next|vercel|nuxt|astro|react|svelte|vue|globe|file|window)\.svg([?#]|$)/i

export const pictureCandidates = (
  page: PageFacts,
  manifest: Manifest | undefined,
  address: string,
  manifestAddress = address,
): PictureCandidates => {
  const base = URL.parse(page.base ?? '', address)?.href ?? address
  const complete = (written: string, from = base) =>
    /^data:image\//i.test(written) ? written : URL.parse(written, from)?.href
  const host = hostOf(address)
  const isAtHome = (link: string | undefined) => link === undefined || (hostOf(complete(link) ?? '') || host) === host
  const found = (confidence: number, addresses: readonly (string | undefined)[]) =>
    addresses.map((one) => ({ address: one, confidence }))

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
  const named = page.pictures.filter(({ isCalledLogo, isOthers, link }) => isCalledLogo && !isOthers && isAtHome(link))
  const sources = (of: readonly PagePicture[]) => of.map(({ src }) => complete(src))
  return {
    logo: unique(base, [
      ...found(
        0.9,
        page.jsonLd.flatMap(({ logo }) => logoOf(logo)).map((src) => complete(src)),
      ),
      ...found(0.9, sources(named.filter(({ isInHeader }) => isInHeader))),
      ...drawings(page, isAtHome, (link) => isHome(complete(link), address)),
      ...found(0.8, [complete(page.metas.get('og:logo') ?? ''), ...touch]),
      // outside the header it may be anybody's: the site's own icon goes first
      ...found(0.4, sources(named.filter(({ isInHeader }) => !isInHeader)).slice(0, 3)),
    ]),
    favicon: unique(base, [
      ...icons.map(({ href, score }) => ({ address: href, confidence: score >= LARGE ? 0.95 : 0.7 })),
      // nobody said so, but browsers ask for it
      ...found(0.65, [URL.parse('/favicon.ico', address)?.href]),
    ]),
  }
}

/** The header's drawings: those named as a logo, then the one that leads home. */
const drawings = (
  page: PageFacts,
  isAtHome: (link: string | undefined) => boolean,
  leadsHome: (link: string) => boolean,
) =>
  [true, false].flatMap((isNamed) =>
    page.drawings
      .filter(({ isCalledLogo, isOthers, link }) =>
        isNamed ? isCalledLogo && !isOthers && isAtHome(link) : !isCalledLogo && !isOthers && link && leadsHome(link),
      )
      .slice(0, 1)
      .flatMap(({ markup }) => {
        const drawn = drawnLogo(markup)
        const address = drawn && `data:image/svg+xml;base64,${Buffer.from(drawn).toString('base64')}`
        return address ? [{ address, confidence: isNamed ? 0.8 : 0.6 }] : []
      }),
  )

const hostOf = (address: string): string => (URL.parse(address)?.hostname ?? '').replace(/^www\./, '')

const isHome = (link: string | undefined, address: string): boolean => {
  const [to, from] = [URL.parse(link ?? ''), URL.parse(address)]
  return (
    to !== null && to.host === from?.host && /^\/(index\.\w{2,5})?$|^\/[a-z]{2}\/?$/.test(to.pathname) && !to.search
  )
}

/** The largest declared edge in pixels; an SVG scores highest, an icon of unknown size low. */
const scoreOf = ({ href, rel, sizes, type }: PageIcon): number => {
  if (rel.includes('apple-touch-icon')) return 160
  if (type === 'image/svg+xml' || /\.svg([?#]|$)/i.test(href)) return 300
  // `any` on an icon file is for browsers that would else take it before the drawing
  if (/\bany\b/.test(sizes)) return /\.ico([?#]|$)/i.test(href) ? 32 : 300
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

const unique = (
  base: string,
  candidates: readonly { readonly address: string | undefined; readonly confidence: number }[],
): PictureCandidate[] => {
  const seen = new Set<string>()
  return candidates.flatMap(({ address, confidence }) => {
    if (address === undefined || address === base || seen.has(address) || stockIcon.test(address)) return []
    if (!/^https?:/i.test(address) && !(/^data:/i.test(address) && address.length < 700_000)) return []
    seen.add(address)
    return [{ address, confidence }]
  })
}
