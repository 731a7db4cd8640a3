import { gunzipSync } from 'node:zlib'
import { readMarkup } from '#lib/read-markup'

/** The sitemap protocol's own limits (sitemaps.org/protocol.html): 50,000 addresses, 50 MB unpacked. */
const MAX_SITEMAP_URLS = 50_000
const MAX_UNPACKED = 50 * 1024 * 1024

/** The pages of a sitemap, or the sitemaps of an index. Gzipped or not, as XML or one address a line. */
export const parseSitemap = (bytes: Uint8Array): { readonly pages: string[]; readonly sitemaps: string[] } => {
  const text = unpacked(bytes)
  const pages: string[] = []
  const sitemaps: string[] = []
  if (!/^\s*</.test(text.slice(0, 1000))) {
    const lines = text.slice(0, 5_000_000).split('\n', MAX_SITEMAP_URLS)
    return { pages: lines.map((line) => line.trim()).filter((line) => /^https?:\/\//i.test(line)), sitemaps }
  }
  let inside: string[] | undefined
  let address: string | undefined
  readMarkup(
    text,
    {
      onopentag(name) {
        if (name === 'url') inside = pages
        else if (name === 'sitemap') inside = sitemaps
        else if (name === 'loc') address = ''
      },
      ontext(part) {
        if (address !== undefined && address.length < 2000) address += part
      },
      onclosetag(name) {
        if (name !== 'loc') return
        if (address && inside && inside.length < MAX_SITEMAP_URLS) inside.push(address.trim())
        address = undefined
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  return { pages, sitemaps }
}

/** The unpacked text; empty if it exceeds the protocol's limit. */
const unpacked = (bytes: Uint8Array): string => {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return new TextDecoder().decode(bytes)
  try {
    return new TextDecoder().decode(gunzipSync(bytes, { maxOutputLength: MAX_UNPACKED }))
  } catch {
    return ''
  }
}
