import { describe, expect, test } from 'vitest'
import { Frontier } from '#functions/crawls/frontier/frontier'
import { FLOW_BATCHES } from '#functions/crawls/run/flow-batches'
import { crawls } from '#functions/crawls/store'
import { sources } from '#functions/knowledge/store'
import { commit } from '#lib/database/commit'
import { pageSaying } from '#test/support/providers/fixture-site'
import { isWholeSweep } from '#test/support/sweeps/chosen-cells'
import { crawlRuns } from '#test/support/worlds/crawl-runs'

const { fixture, ofWorkspace, getCrawl, crawl, balance, setBalance } = crawlRuns()

const READ_ON = 'POST /v2/workspaces/{workspaceId}/crawls/{crawlId}/read-on'
const CANCEL = 'POST /v2/workspaces/{workspaceId}/crawls/{crawlId}/cancel'
const IMPORT = 'POST /v2/workspaces/{workspaceId}/crawls/{crawlId}/import'

/** A site in which each page names the next ten, page n about the year 1000 + n; `/copy` has the text of a page. */
const siteOf = (count: number) => (path: string) => {
  const number = path === '/' ? 0 : Number(/^\/p(\d+)$/.exec(path)?.[1] ?? Number.NaN)
  if (!(number < count)) return undefined
  const next = Array.from({ length: 10 }, (_, at) => `/p${number * 10 + at + 1}`)
  return pageSaying(`The lighthouse number ${number} was built in the year ${1000 + number}.`, ['/', ...next])
}
const readOn = (crawlId: string, input: object = {}) => ofWorkspace(READ_ON, { crawlId, ...input })
const pagesFetched = () =>
  fixture.site
    .log()
    .filter((line) => /^\/(p\d+)? 200$/.test(line))
    .map((line) => line.split(' ')[0] ?? '')

test('a part of many batches is one crawl in several flows, and every page is fetched and paid once', async () => {
  const paths = Array.from({ length: FLOW_BATCHES + 4 }, (_, at) => `/p${at + 1}`)
  // pauses make a batch of each page
  fixture.site.serve((path) => {
    if (path === '/robots.txt') return 'User-agent: *\nCrawl-delay: 1'
    return path === '/' ? pageSaying('Home.', paths) : paths.includes(path) ? pageSaying(`This is ${path}.`) : undefined
  })
  const opened: unknown[] = []
  fixture.world.state.around = async (name, work) => {
    const result = await work()
    if (name === 'crawls/run/open-crawl') opened.push((result as { firstBatch?: number }).firstBatch)
    return result
  }
  const { crawl: done } = await crawl({ maxPages: 50 })
  expect(opened).toEqual([0, FLOW_BATCHES])
  expect(done).toMatchObject({ status: 'ready', read: FLOW_BATCHES + 5, milliCredits: (FLOW_BATCHES + 5) * 1000 })
  const fetched = pagesFetched()
  expect([fetched.length, new Set(fetched).size]).toEqual([FLOW_BATCHES + 5, FLOW_BATCHES + 5])
})

describe('a crawl that reached its limit', () => {
  test('has one file of finished pages for many small parts', async () => {
    fixture.site.serve(siteOf(6))
    const { crawl: first } = await crawl({ maxPages: 1 })
    for (let part = 2; part <= 6; part++) {
      await readOn(first.id, { maxPages: 1 })
      await fixture.world.settle()
    }
    expect(await getCrawl(first.id)).toMatchObject({ status: 'ready', read: 6, milliCredits: 6000 })
    expect(fixture.world.files.keys().filter((path) => /finished-\d+\.json$/.test(path))).toHaveLength(1)
  })

  test('is read on from where it stopped, a part at a time, and becomes one source', async () => {
    fixture.site.serve(siteOf(31))
    const before = balance()
    const { crawl: first } = await crawl({ maxPages: 10 })
    expect(first).toMatchObject({ status: 'ready', read: 10, error: { code: 'limit' }, more: first.found - 10 })
    expect((await readOn(first.id, { maxPages: 12 })).body.crawl).toMatchObject({ status: 'queued', read: 10 })
    await fixture.world.settle()
    const second = await getCrawl(first.id)
    expect(second).toMatchObject({ status: 'ready', read: 22, milliCredits: 22_000, error: { code: 'limit' } })
    await readOn(first.id)
    await fixture.world.settle()
    const third = await getCrawl(first.id)
    expect(third).toMatchObject({ status: 'ready', read: 31, milliCredits: 31_000 })
    expect(third).not.toHaveProperty('more')
    expect(third).not.toHaveProperty('error')
    expect(balance()).toBe(before - 31_000)
    const fetched = pagesFetched()
    expect([fetched.length, new Set(fetched).size]).toEqual([31, 31])
    const { pages } = (
      await ofWorkspace('GET /v2/workspaces/{workspaceId}/crawls/{crawlId}/pages', { crawlId: first.id })
    ).body
    expect(pages.filter(({ status }: { status: string }) => status === 'read')).toHaveLength(31)
    expect((await ofWorkspace(IMPORT, { crawlId: first.id, pages: 'all' })).status).toBe(200)
    await fixture.world.settle()
    expect(await fixture.world.list()).toMatchObject([{ status: 'indexed', pageCount: 31 }])
    const [found] = await fixture.world.ask('In which year was the lighthouse number 29 built?')
    expect(found?.text).toContain('1029')
  })

  test('does not pay for a page that an earlier part has', async () => {
    const text = pageSaying('The harbour opens at dawn.', ['/copy'])
    fixture.site.serve({
      '/': pageSaying('Welcome to the coast.', ['/harbour', '/copy']),
      '/harbour': text,
      '/copy': text,
    })
    const { crawl: first } = await crawl({ maxPages: 2, mode: 'deep' })
    expect(first).toMatchObject({ read: 2, more: 1 })
    await readOn(first.id)
    await fixture.world.settle()
    expect(await getCrawl(first.id)).toMatchObject({ read: 2, milliCredits: 2000, done: 3 })
  })

  test('accepts a page whose canonical address turns out to be missing in a later part', async () => {
    const copy = pageSaying('The ferry leaves at noon.', [], '<link rel="canonical" href="/original">')
    fixture.site.serve({ '/': pageSaying('Welcome to the coast.', ['/copy', '/original']), '/copy': copy })
    const { crawl: first } = await crawl({ maxPages: 1 })
    const frontierOf = async () => {
      const key = fixture.world.files.keys().find((path) => path.endsWith('frontier.json')) ?? ''
      return Frontier.parse(JSON.parse(new TextDecoder().decode(await fixture.world.files.get(key))))
    }
    fixture.world.state.around = async (name, work) => {
      const result = await work()
      // after the first page of this part the member cancels, so that the original is left for the next
      const isCopyKnown = (await frontierOf()).entries.some(({ standsIn }) => standsIn === true)
      if (name === 'crawls/run/merge-batch' && isCopyKnown) await ofWorkspace(CANCEL, { crawlId: first.id })
      return result
    }
    await setBalance(1000)
    await readOn(first.id)
    await fixture.world.settle()
    fixture.world.state.around = undefined
    await setBalance(5000)
    await readOn(first.id)
    await fixture.world.settle()
    expect(await getCrawl(first.id)).toMatchObject({ status: 'ready', read: 2, failed: 1 })
  })
})

describe('reading on', () => {
  test('twice starts one part, at once or one after the other', async () => {
    fixture.site.serve(siteOf(12))
    const { crawl: first } = await crawl({ maxPages: 3 })
    fixture.world.state.deliveries = 2
    const answers = await Promise.all([readOn(first.id, { maxPages: 4 }), readOn(first.id, { maxPages: 4 })])
    answers.push(await readOn(first.id, { maxPages: 4 }))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    await fixture.world.settle()
    expect(await getCrawl(first.id)).toMatchObject({ status: 'ready', read: 7, milliCredits: 7000 })
    expect(pagesFetched()).toHaveLength(7)
  })

  test('right after cancelling, while the cancelled part still fetches, charges each page once', async () => {
    fixture.site.serve(siteOf(40))
    const { crawl: first } = await crawl({ maxPages: 3 })
    const before = balance()
    let isCancelled = false
    fixture.world.state.around = async (name, work) => {
      if (name === 'crawls/pages/fetch-page' && !isCancelled) {
        isCancelled = true
        await ofWorkspace(CANCEL, { crawlId: first.id })
        await readOn(first.id)
      }
      return work()
    }
    await readOn(first.id, { maxPages: 20 })
    await fixture.world.settle()
    const done = await getCrawl(first.id)
    expect(done).toMatchObject({ status: 'ready', read: 40, milliCredits: 40_000 })
    expect(balance()).toBe(before - 37_000)
    expect(done).not.toHaveProperty('error')
  })

  test('is refused without credits, without further pages, after the import, and to others', async () => {
    fixture.site.serve(siteOf(5))
    const { crawl: first } = await crawl({ maxPages: 2 })
    const other = await fixture.region.newPerson()
    const asOther = { workspaceId: other.uid, crawlId: first.id }
    expect((await fixture.region.invoke(READ_ON, asOther, { token: other.token })).status).toBe(404)
    for (const maxPages of [0, 1001]) expect((await readOn(first.id, { maxPages })).status).toBe(422)
    const credits = balance()
    await setBalance(999)
    expect(await readOn(first.id)).toMatchObject({ status: 402, body: { code: 'no-credits' } })
    await setBalance(credits)
    await readOn(first.id, { maxPages: 1 })
    await fixture.world.settle()
    await ofWorkspace(IMPORT, { crawlId: first.id, pages: 'all' })
    expect(await getCrawl(first.id)).not.toHaveProperty('more')
    expect(await readOn(first.id)).toMatchObject({ status: 409, body: { code: 'conflict' } })
    await fixture.world.settle()
    const { crawl: whole } = await crawl({})
    expect(whole).toMatchObject({ read: 5 })
    expect(await readOn(whole.id)).toMatchObject({ status: 409, body: { code: 'conflict' } })
  })
})

test('a refresh of a site that was read in parts is crawled in parts too', async () => {
  fixture.site.serve(siteOf(20))
  const { crawl: first } = await crawl({ maxPages: 12 })
  await readOn(first.id)
  await fixture.world.settle()
  await ofWorkspace(IMPORT, { crawlId: first.id, pages: 'all' })
  await fixture.world.settle()
  const [source] = await fixture.world.list()
  expect(source).toMatchObject({ status: 'indexed', pageCount: 20 })
  const before = balance()
  fixture.site.log()
  const site = siteOf(20)
  fixture.site.serve((path) =>
    path === '/p19' ? pageSaying('The lighthouse number 19 was moved in 2020.') : site(path),
  )
  const parts = new Set<number>()
  fixture.world.state.around = async (name, work) => {
    const result = await work()
    if (name !== 'crawls/run/open-crawl') return result
    const key =
      fixture.world.files.keys().find((path) => path.endsWith('frontier.json') && !path.includes(first.id)) ?? ''
    const frontier = Frontier.parse(JSON.parse(new TextDecoder().decode(await fixture.world.files.get(key))))
    parts.add(frontier.part)
    // so many addresses of this part were visited already
    const visits = frontier.part === 1 ? frontier.visits + 2010 : frontier.visits
    await fixture.world.files.put(key, new TextEncoder().encode(JSON.stringify({ ...frontier, visits })))
    return result
  }
  expect(await fixture.world.again(source?.id ?? '')).toMatchObject({ status: 'indexed', pageCount: 20 })
  expect([...parts]).toEqual([1, 2])
  expect(balance()).toBe(before - 1000)
  expect((await fixture.world.ask('When was the lighthouse number 19 moved?'))[0]?.text).toContain('2020')
  expect(fixture.world.files.keys().filter((key) => key.startsWith('crawls/') && !key.includes(first.id))).toEqual([])
})

test('a refresh in parts may take hours, as long as its parts do not get lost', async () => {
  fixture.site.serve(siteOf(3))
  const { crawl: first } = await crawl({})
  await ofWorkspace(IMPORT, { crawlId: first.id, pages: 'all' })
  await fixture.world.settle()
  const [source] = await fixture.world.list()
  const sourceId = source?.id ?? ''
  const again = () => fixture.world.call('POST /v2/agents/{agentId}/knowledge/sources/{sourceId}/import', { sourceId })
  await again()
  const { agentId, owner } = fixture.world
  const hoursAgo = (hours: number) => Date.now() - hours * 3600_000
  const { attempt = '' } = (await sources.get({ agentId, id: sourceId })) ?? {}
  const asOf = (partStartedAt: number, endedAt?: number) =>
    commit([
      sources.changing({ agentId, id: sourceId }, { set: { startedAt: hoursAgo(3) } }),
      crawls.changing(
        { workspaceId: owner.uid, id: attempt },
        { set: { part: 3, startedAt: hoursAgo(3), partStartedAt, ...(endedAt ? { endedAt } : {}) } },
      ),
    ])
  await asOf(hoursAgo(0.5))
  expect((await again()).status).toBe(409)
  await asOf(hoursAgo(1), hoursAgo(0.1))
  expect((await again()).status).toBe(409)
  await asOf(hoursAgo(2), hoursAgo(1))
  expect((await again()).status).toBe(200)
})

test.runIf(isWholeSweep)(
  'a site of 1,100 pages is read in two parts of at most 1,000',
  async () => {
    const site = siteOf(1100)
    const last = pageSaying('The keeper of the last lighthouse is called Wilhelmina.')
    fixture.site.serve((path) => (path === '/p1099' ? last : site(path)))
    await setBalance(5_000_000)
    const { crawl: first } = await crawl({ maxPages: 1000, maxDepth: 10 })
    expect(first).toMatchObject({ status: 'ready', read: 1000 })
    await readOn(first.id)
    await fixture.world.settle()
    expect(await getCrawl(first.id)).toMatchObject({ status: 'ready', read: 1100, milliCredits: 1_100_000 })
    await ofWorkspace(IMPORT, { crawlId: first.id, pages: 'all' })
    await fixture.world.settle()
    expect(await fixture.world.list()).toMatchObject([{ status: 'indexed', pageCount: 1100 }])
    const [found] = await fixture.world.ask('What is the keeper of the last lighthouse called?')
    expect(found?.text).toContain('Wilhelmina')
  },
  300_000,
)
