import { safeFetch } from '#lib/fetch/safe-fetch'
import { parseSitemap } from './parse-sitemap.ts'
import { siteOf } from './site-of.ts'
import type { SiteRules } from './site-rules.ts'

/** The maximum number of sitemaps per crawl, including those of an index. */
const MAX_SITEMAPS = 50
const MAX_BYTES = 10 * 1024 * 1024
/** The maximum number of addresses from sitemaps, far more than a crawl fetches. */
const MAX_URLS = 50_000
/** Failures after which the rest is skipped, so that timeouts do not use up the step's time. */
const MAX_FAILURES = 5

interface Found {
  readonly pages: string[]
  /** The fetched and unchanged ones, by address. */
  readonly sitemaps: SiteRules['sitemaps']
}

/** The pages in a site's sitemaps. Known sitemaps are fetched with conditional requests. */
export const fetchSitemaps = async (
  addresses: readonly string[],
  known: SiteRules['sitemaps'],
  sites: readonly string[],
): Promise<Found> => {
  const queue = [...new Set([...addresses, ...Object.keys(known)])]
  const seen = new Set(queue)
  const pages: string[] = []
  const sitemaps: SiteRules['sitemaps'] = {}
  let failures = 0
  for (let at = 0; at < Math.min(queue.length, MAX_SITEMAPS) && pages.length < MAX_URLS; at++) {
    const address = queue[at] ?? ''
    const outcome = await safeFetch(address, { ...known[address], maxBytes: MAX_BYTES })
    if (!outcome.ok) {
      failures += outcome.code === 'http-status' ? 0 : 1
      if (failures === MAX_FAILURES) break
      continue
    }
    const { status, headers, body } = outcome.response
    const { etag, 'last-modified': lastModified } = headers
    sitemaps[address] = { ...known[address], ...(etag ? { etag } : {}), ...(lastModified ? { lastModified } : {}) }
    if (status === 304) continue
    const named = parseSitemap(body)
    if (named.pages.length + named.sitemaps.length === 0) delete sitemaps[address]
    for (const page of named.pages) if (pages.length < MAX_URLS) pages.push(page)
    for (const next of named.sitemaps) {
      if (seen.has(next) || !sites.includes(siteOf(next))) continue
      seen.add(next)
      queue.push(next)
    }
  }
  return { pages, sitemaps }
}
