import { readMarkup } from '#lib/read-markup'

/** The maximum number of links per page. */
const MAX_LINKS = 2000
/** Characters of an address, more than servers take. Each link repeats the base, so a base of a megabyte would become two gigabytes. */
const MAX_ADDRESS = 4000

/** A page's links, absolute and in document order, and its canonical address. */
export const readLinks = (html: string, url: string): { readonly links: string[]; readonly canonical?: string } => {
  const links = new Set<string>()
  let base = url
  let canonical: string | undefined
  const resolve = (address: string): URL | null => {
    const absolute = address.length > MAX_ADDRESS ? null : URL.parse(address.trim(), base)
    return absolute && absolute.href.length <= MAX_ADDRESS ? absolute : null
  }
  const add = (address: string | undefined) => {
    const absolute = address && links.size < MAX_LINKS ? resolve(address) : null
    if (!absolute || !/^https?:$/.test(absolute.protocol)) return
    absolute.hash = ''
    links.add(absolute.href)
  }
  readMarkup(html, {
    onopentag(name, { href, rel = '', src, content = '', 'http-equiv': equivalent = '' }) {
      if (name === 'base' && href && base === url) base = resolve(href)?.href ?? url
      if (name === 'a' || name === 'area') add(href)
      if (name === 'frame' || name === 'iframe') add(src)
      if (name === 'link' && href) {
        if (/\bcanonical\b/i.test(rel)) canonical ??= resolve(href)?.href
        else if (/\b(?:next|prev)\b/i.test(rel)) add(href)
      }
      if (name === 'meta' && equivalent.toLowerCase() === 'refresh') add(/url\s*=\s*["']?([^"']+)/i.exec(content)?.[1])
    },
  })
  return { links: [...links], ...(canonical ? { canonical } : {}) }
}
