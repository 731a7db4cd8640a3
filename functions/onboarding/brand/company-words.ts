import type { PageFacts } from './page-facts.ts'
import type { Manifest } from './read-manifest.ts'

export interface CompanyWords {
  readonly name: string | undefined
  readonly description: string | undefined
}

/** A company's name and description on its site, by the most explicit of several statements. */
export const companyWords = (page: PageFacts, manifest: Manifest | undefined, address: string): CompanyWords => {
  const company = page.jsonLd.find((it) => isOrganisation(it)) ?? {}
  const site = page.jsonLd.find((it) => it['@type'] === 'WebSite') ?? {}
  return {
    name: first(
      [
        page.metas.get('og:site_name'),
        manifest?.name,
        manifest?.short_name,
        company.name,
        site.name,
        page.metas.get('application-name'),
        nameInTitle(page.title, address),
      ],
      120,
    ),
    description: first(
      [
        page.metas.get('description'),
        page.metas.get('og:description'),
        page.metas.get('twitter:description'),
        company.description,
        manifest?.description,
        page.firstParagraph,
      ],
      300,
    ),
  }
}

/** schema.org has many types of company; the ones that home pages use all end in one of these words. */
const isOrganisation = (it: Readonly<Record<string, unknown>>): boolean =>
  [it['@type']]
    .flat()
    .some(
      (type) =>
        typeof type === 'string' && /(Organization|Corporation|Business|Store|Restaurant|Hotel|Brand)$/.test(type),
    )

const first = (values: readonly unknown[], max: number): string | undefined => {
  for (const value of values) {
    const text = typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : ''
    if (text) return text.length > max ? `${text.slice(0, max - 1).trimEnd()}…` : text
  }
  return undefined
}

/** The company in a title like "Plans and prices | Kestrel Bikes": the part that matches the host name, else the shorter end. */
const nameInTitle = (title: string, address: string): string | undefined => {
  const parts = title.split(/(?<!\s)\s+[|·•»–—-]\s+|(?:(?<!\s)\s+)?:(?::\s*|\s+)/).filter(Boolean)
  if (parts.length < 2) return parts[0]
  const host = plain(
    (URL.parse(address)?.hostname ?? '')
      .replace(/^www\./, '')
      .split('.')
      .slice(0, -1)
      .join(''),
  )
  const own = host
    ? parts.find((part) => plain(part) !== '' && (host.includes(plain(part)) || plain(part).includes(host)))
    : undefined
  const [start = '', end = ''] = [parts[0], parts.at(-1)]
  // "Nightjar Studio – sound for film": a name has a capital, a slogan need not
  const isSlogan = (part: string) => /^\p{Ll}/u.test(part)
  return own ?? ((end.length <= start.length && !isSlogan(end)) || isSlogan(start) ? end : start)
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]/g, '')
