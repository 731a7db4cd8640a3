import * as z from 'zod'
import { extractDocument } from '#features/documents'
import { crawlPaths } from '#functions/crawls/crawl-paths'
import { CrawlInput, type CrawlState } from '#functions/crawls/crawl-state'
import { addAddresses } from '#functions/crawls/frontier/add-addresses'
import { Frontier, FrontierEntry } from '#functions/crawls/frontier/frontier'
import { startPart } from '#functions/crawls/frontier/start-part'
import { soft404Hash } from '#functions/crawls/pages/soft-404-hash'
import { fetchRobots } from '#functions/crawls/site/fetch-robots'
import { fetchSitemaps } from '#functions/crawls/site/fetch-sitemaps'
import { probeNotFoundPage } from '#functions/crawls/site/probe-not-found-page'
import { allowedBy, pauseOf, sitemapsOf } from '#functions/crawls/site/robots'
import { siteOf } from '#functions/crawls/site/site-of'
import type { SiteRules } from '#functions/crawls/site/site-rules'
import { SiteSnapshot } from '#functions/crawls/site/site-snapshot'
import { step } from '#lib/events/step'
import { readJson, writeJson } from '#lib/json-files'

const isSitemap = (url: string): boolean => {
  const file = new URL(url).pathname.split('/').at(-1)?.toLowerCase() ?? ''
  return /\.xml(?:\.gz)?$/.test(file) || (file.endsWith('.txt') && file.includes('sitemap'))
}

/**
 * A crawl's first step: fetches the site's rules and sitemaps and creates the frontier. It calls the website, so it has access
 * to neither the table nor secrets. If there is a frontier already, an interrupted run or the crawl's next part continues from
 * it; a part first moves what is finished to a file of its own, which a second try writes again.
 */
export const handler = step(CrawlInput, async ({ plan, isRefresh, ...crawl }): Promise<CrawlState> => {
  const path = crawlPaths.frontier(crawl)
  const { part } = crawl
  const existing = await readJson(Frontier, path)
  if (existing && existing.part < part) await openPart(crawl, existing, plan.maxPages)
  if (existing) return { ...crawl, pauseSeconds: existing.pauseSeconds, firstBatch: existing.batch }
  const snapshot = isRefresh ? await readJson(SiteSnapshot, crawlPaths.known(crawl)) : undefined
  const frontier = await createFrontier(plan, snapshot, crawl.crawlId)
  await writeJson(path, { ...frontier, part } satisfies Frontier)
  return { ...crawl, pauseSeconds: 0 }
})

/** What is finished goes to the last file while that has room: a second try reads it as the first one left it, or with the same entries. */
const openPart = async (
  crawl: Omit<CrawlState, 'pauseSeconds'>,
  existing: Frontier,
  maxPages: number,
): Promise<void> => {
  const { frontier, finished } = startPart(existing, { part: crawl.part, maxPages })
  const { files = 1 } = frontier.earlier ?? {}
  const path = crawlPaths.finished(crawl, files)
  const others = files === existing.earlier?.files ? ((await readJson(z.array(FrontierEntry), path)) ?? []) : []
  await writeJson(path, [...new Map([...others, ...finished].map((entry) => [entry.id, entry])).values()])
  await writeJson(crawlPaths.frontier(crawl), frontier)
}

const createFrontier = async (
  plan: Frontier['plan'],
  snapshot: SiteSnapshot | undefined,
  crawlId: string,
): Promise<Frontier> => {
  const origins = [...new Set(plan.seeds.map((seed) => new URL(seed).origin))]
  const robots: SiteRules['robots'] = {}
  let isUnavailable = false
  for (const origin of origins) {
    const found = robots[origin] ? {} : await fetchRobots(origin, snapshot?.rules.robots[origin])
    if (found === 'unavailable') isUnavailable = true
    else Object.assign(robots, found)
  }
  const empty: Frontier = {
    plan,
    sites: [...new Set(plan.seeds.map(siteOf))],
    rules: { robots, sitemaps: snapshot?.rules.sitemaps ?? {} },
    pauseSeconds: 0,
    batch: 0,
    visits: 0,
    bytes: 0,
    silent: 0,
    isCut: false,
    part: 1,
    entries: [],
  }
  if (isUnavailable) return { ...empty, failure: 'robots-unavailable' }
  const sitemaps = plan.mode === 'single' ? { pages: [], sitemaps: {} } : await sitemapsFor(plan, origins, empty)
  const notFoundHash = snapshot ? snapshot.rules.notFoundHash : await notFoundText(plan, crawlId)
  const rules = { robots, sitemaps: sitemaps.sitemaps, ...(notFoundHash ? { notFoundHash } : {}) }
  const isMissing = plan.mode === 'sitemap' && Object.keys(sitemaps.sitemaps).length === 0
  const isAllowed = allowedBy(rules)
  const start: Frontier = {
    ...empty,
    rules,
    pauseSeconds: pauseOf(rules),
    ...(isMissing ? { note: 'no-sitemap' } : {}),
    entries: (snapshot?.pages ?? []).map(
      ({ id, url, title, hash, textHash, characters, depth, etag, lastModified }) => ({
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
      }),
    ),
  }
  const isPage = (seed: string) => plan.mode !== 'sitemap' || !isSitemap(seed)
  return addAddresses(start, [
    // a refresh fetches the imported pages, not the seeds
    ...(snapshot ? [] : plan.seeds.filter(isPage).map((url) => ({ url, depth: 0, isSeed: true }))),
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
  const page = mode === 'single' || !seed ? undefined : await probeNotFoundPage(new URL(seed).origin, crawlId)
  const extracted = page && (await extractDocument(page))
  return extracted?.ok ? soft404Hash(extracted.document.blocks, page?.url ?? seed ?? '') : undefined
}
