import { step } from '#lib/step'
import { addAddresses } from './crawl/add-addresses.ts'
import { crawlPaths } from './crawl/crawl-paths.ts'
import { CrawlInput, type CrawlState } from './crawl/crawl-state.ts'
import { fetchNotFound } from './crawl/fetch-not-found.ts'
import { fetchRobots } from './crawl/fetch-robots.ts'
import { fetchSitemaps } from './crawl/fetch-sitemaps.ts'
import { Frontier, type SiteRules } from './crawl/frontier.ts'
import { readJson, writeJson } from './crawl/json-files.ts'
import { allowedBy, pauseOf, sitemapsOf } from './crawl/robots.ts'
import { SiteMemory } from './crawl/site-memory.ts'
import { siteOf } from './crawl/site-of.ts'
import { extractDocument } from './extract/extract-document.ts'
import { missingHash } from './missing-hash.ts'

const isSitemap = (url: string): boolean => /\.xml(?:\.gz)?$|sitemap[^/]*\.txt$/i.test(new URL(url).pathname)

/**
 * A crawl's first step: the site's rules, its sitemaps and where to begin. Calls strangers, so it has neither table nor
 * secret. When the crawl is known already, an earlier run was interrupted and everything goes on from there.
 */
export const handler = step(CrawlInput, async ({ plan, isRefresh, ...crawl }): Promise<CrawlState> => {
  const path = crawlPaths.frontier(crawl)
  const interrupted = await readJson(Frontier, path)
  if (interrupted) return { ...crawl, pauseSeconds: interrupted.pauseSeconds }
  const memory = isRefresh ? await readJson(SiteMemory, crawlPaths.known(crawl)) : undefined
  const frontier = await opened(plan, memory, crawl.crawlId)
  await writeJson(path, frontier)
  return { ...crawl, pauseSeconds: 0 }
})

const opened = async (plan: Frontier['plan'], memory: SiteMemory | undefined, crawlId: string): Promise<Frontier> => {
  const origins = [...new Set(plan.seeds.map((seed) => new URL(seed).origin))]
  const robots: SiteRules['robots'] = {}
  let isUnavailable = false
  for (const origin of origins) {
    const found = robots[origin] ? {} : await fetchRobots(origin, memory?.rules.robots[origin])
    if (found === 'unavailable') isUnavailable = true
    else Object.assign(robots, found)
  }
  const empty: Frontier = {
    plan,
    sites: [...new Set(plan.seeds.map(siteOf))],
    rules: { robots, sitemaps: memory?.rules.sitemaps ?? {} },
    pauseSeconds: 0,
    batch: 0,
    visits: 0,
    bytes: 0,
    silent: 0,
    isCut: false,
    entries: [],
  }
  if (isUnavailable) return { ...empty, failure: 'robots-unavailable' }
  const sitemaps = plan.mode === 'single' ? { pages: [], sitemaps: {} } : await sitemapsFor(plan, origins, empty)
  const notFoundHash = memory ? memory.rules.notFoundHash : await notFoundText(plan, crawlId)
  const rules = { robots, sitemaps: sitemaps.sitemaps, ...(notFoundHash ? { notFoundHash } : {}) }
  const isMissing = plan.mode === 'sitemap' && Object.keys(sitemaps.sitemaps).length === 0
  const isAllowed = allowedBy(rules)
  const start: Frontier = {
    ...empty,
    rules,
    pauseSeconds: pauseOf(rules),
    ...(isMissing ? { note: 'no-sitemap' } : {}),
    entries: (memory?.pages ?? []).map(({ id, url, title, hash, textHash, characters, depth, etag, lastModified }) => ({
      id,
      url,
      title,
      hash,
      characters,
      depth,
      isKnown: true,
      ...(isAllowed(url) ? {} : ({ status: 'skipped', code: 'robots' } as const)),
      ...(textHash ? { textHash } : {}),
      ...(etag ? { etag } : {}),
      ...(lastModified ? { lastModified } : {}),
    })),
  }
  const isPage = (seed: string) => plan.mode !== 'sitemap' || !isSitemap(seed)
  return addAddresses(start, [
    // a refresh looks at the pages that were chosen, wherever their crawl began
    ...(memory ? [] : plan.seeds.filter(isPage).map((url) => ({ url, depth: 0, isSeed: true }))),
    ...sitemaps.pages.map((url) => ({ url, depth: 1 })),
  ])
}

const sitemapsFor = (plan: Frontier['plan'], origins: readonly string[], { rules, sites }: Frontier) => {
  const named = [...plan.seeds.filter(isSitemap), ...sitemapsOf(rules)].filter((url) => sites.includes(siteOf(url)))
  const usual = origins.map((origin) => `${origin}/sitemap.xml`)
  return fetchSitemaps(named.length > 0 ? named : usual, rules.sitemaps, sites)
}

const notFoundText = async ({ mode, seeds }: Frontier['plan'], crawlId: string): Promise<string | undefined> => {
  const [seed] = seeds
  const page = mode === 'single' || !seed ? undefined : await fetchNotFound(new URL(seed).origin, crawlId)
  const extracted = page && (await extractDocument(page))
  return extracted?.ok ? missingHash(extracted.document.blocks, page?.url ?? seed ?? '') : undefined
}
