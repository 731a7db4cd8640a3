import * as z from 'zod'
import { isCrawling } from '#functions/crawls/is-crawling'
import { crawls, crawlsOf } from '#functions/crawls/store'
import { presentCrawl } from '#functions/crawls/view/present-crawl'
import { absent, is } from '#lib/database/condition'
import { entity } from '#lib/database/entity'
import { keys } from '#lib/database/keys'
import type { Write } from '#lib/database/write'
import { crawlText } from '#shared/crawls/messages'
import { Problem } from '#shared/problems'

/** The maximum number of concurrent crawls per workspace. */
const MAX_RUNNING = 5

const CrawlSlots = z.object({ workspaceId: z.string(), crawlIds: z.array(z.string()), version: z.number().int() })

const slots = entity<z.infer<typeof CrawlSlots>, { workspaceId: string }>({
  name: 'crawl-slots',
  parse: (item) => CrawlSlots.parse(item),
  key: keys.crawlSlots,
})

/**
 * The write that takes one of the workspace's slots for a crawl, for the transaction that queues it; `limit-reached` when all
 * are taken. Concurrent takers read the same version, and one transaction of them succeeds: the others try again.
 *
 * Nothing has to give a slot back: it is taken while its crawl is running, however that ends, and lost crawls end by their age.
 */
export const takingSlot = async (workspaceId: string, crawlId: string, now: number): Promise<Write> => {
  const [taken, recent] = await Promise.all([
    slots.get({ workspaceId }, { consistent: true }),
    // those that take no slot count too: the wizard's, and any that began before there were slots
    crawls.listBy('gsi1', crawlsOf(workspaceId), undefined, { limit: 50, newestFirst: true }),
  ])
  const holders = await Promise.all(
    (taken?.crawlIds ?? []).map((id) => crawls.get({ workspaceId, id }, { consistent: true })),
  )
  const known = new Map(recent.items.map((crawl) => [crawl.id, crawl]))
  for (const [at, id] of (taken?.crawlIds ?? []).entries()) {
    const crawl = holders[at]
    if (crawl) known.set(id, crawl)
    else known.delete(id)
  }
  const running = [...known.values()].filter((crawl) => crawl.id !== crawlId && isCrawling(presentCrawl(crawl, now)))
  if (running.length >= MAX_RUNNING) throw new Problem('limit-reached', crawlText('tooMany'))
  const crawlIds = [...running.map(({ id }) => id), crawlId]
  const version = (taken?.version ?? 0) + 1
  return slots.putting({ workspaceId, crawlIds, version }, { version: taken ? is(taken.version) : absent })
}
