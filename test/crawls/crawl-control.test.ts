import { describe, expect, test } from 'vitest'
import { ensureCrawl, getCrawlProgress } from '#features/crawls'
import { getSource, importWholeCrawl } from '#features/knowledge-imports'
import { pageSaying } from '#test/support/providers/fixture-site'
import { crawlFixture } from '#test/support/worlds/region-fixtures/crawl-fixture'

const fixture = crawlFixture()

const routes = {
  list: 'GET /v2/workspaces/{workspaceId}/crawls',
  start: 'POST /v2/workspaces/{workspaceId}/crawls',
  get: 'GET /v2/workspaces/{workspaceId}/crawls/{crawlId}',
  pages: 'GET /v2/workspaces/{workspaceId}/crawls/{crawlId}/pages',
  import: 'POST /v2/workspaces/{workspaceId}/crawls/{crawlId}/import',
  cancel: 'POST /v2/workspaces/{workspaceId}/crawls/{crawlId}/cancel',
  delete: 'DELETE /v2/workspaces/{workspaceId}/crawls/{crawlId}',
} as const
const call = (route: keyof typeof routes, input: Readonly<Record<string, unknown>> = {}) =>
  fixture.region.invoke(
    routes[route],
    { workspaceId: fixture.world.owner.uid, ...input },
    { token: fixture.world.owner.token },
  )
const start = async (plan: Readonly<Record<string, unknown>> = {}) =>
  (await call('start', { agentId: fixture.world.agentId, seeds: [fixture.site.origin], ...plan })).body.crawl
    .id as string
const many = (path: string) =>
  path.startsWith('/p') || path === '/'
    ? pageSaying(
        `This is ${path}, one of many.`,
        Array.from({ length: 40 }, (_, n) => `/p${n}`),
      )
    : undefined
const balance = () =>
  fixture.region.rows().find((row) => row.pk === `WS#${fixture.world.owner.uid}` && row.sk === 'CREDIT')
    ?.balance as number

describe('cancelling', () => {
  test('ends the crawl after the current batch; the pages crawled so far can be imported', async () => {
    fixture.site.serve(many)
    const crawlId = await start()
    let batches = 0
    fixture.world.state.around = async (name, work) => {
      if (name === 'crawls/pages/fetch-page' && batches === 1) {
        batches++
        expect((await call('cancel', { crawlId })).body.crawl.status).toBe('cancelled')
      }
      if (name === 'crawls/run/merge-batch') batches++
      return work()
    }
    await fixture.world.settle()
    const { crawl } = (await call('get', { crawlId })).body
    expect(crawl).toMatchObject({ status: 'cancelled', read: 13, milliCredits: 13_000 })
    expect(crawl).not.toHaveProperty('doing')
    expect((await call('import', { crawlId, pages: 'all' })).status).toBe(200)
    await fixture.world.settle()
    expect((await fixture.world.list())[0]).toMatchObject({ status: 'indexed', pageCount: 13 })
  })

  test('before it begins costs nothing', async () => {
    fixture.site.serve(many)
    const before = balance()
    const crawlId = await start()
    await call('cancel', { crawlId })
    await fixture.world.settle()
    expect((await call('get', { crawlId })).body.crawl).toMatchObject({ status: 'cancelled', read: 0 })
    expect(balance()).toBe(before)
    expect((await call('import', { crawlId, pages: 'all' })).status).toBe(409)
  })
})

describe('deleting', () => {
  test('deletes the crawl and its files, but not the source imported from it', async () => {
    fixture.site.serve({ '/': pageSaying('The dome is open on Friday nights.') })
    const crawlId = await start()
    expect((await call('delete', { crawlId })).status).toBe(409)
    await fixture.world.settle()
    await call('import', { crawlId, pages: 'all' })
    expect((await call('delete', { crawlId })).status).toBe(409)
    await fixture.world.settle()
    for (const _ of [1, 2]) expect((await call('delete', { crawlId })).status).toBe(200)
    await fixture.world.settle()
    expect((await call('get', { crawlId })).status).toBe(404)
    expect(fixture.world.files.keys().filter((key) => key.startsWith('crawls/'))).toEqual([])
    expect(await fixture.world.ask('When is the dome open?')).toHaveLength(1)
    const [source] = await fixture.world.list()
    expect(await fixture.world.again(source?.id ?? '')).toMatchObject({ status: 'unchanged' })
  })

  test('during its last batch leaves no file either', async () => {
    fixture.site.serve(many)
    const crawlId = await start()
    fixture.world.state.around = async (name, work) => {
      const result = await work()
      if (name === 'crawls/pages/fetch-page') {
        await call('cancel', { crawlId })
        await call('delete', { crawlId })
      }
      return result
    }
    await fixture.world.settle()
    expect(fixture.world.files.keys().filter((key) => key.startsWith('crawls/'))).toEqual([])
  })
})

describe('refused requests', () => {
  test.each([
    ['no address', { seeds: [] }],
    ['an empty address', { seeds: [''] }],
    ['a file', { seeds: ['file:///etc/passwd'] }],
    ['a password', { seeds: ['https://me:secret@example.org/'] }],
    ['two websites', { seeds: ['https://a.example/', 'https://b.example/'] }],
    ['eleven addresses', { seeds: Array.from({ length: 11 }, (_, n) => `https://a.example/${n}`) }],
    ['no pages', { maxPages: 0 }],
    ['too many pages', { maxPages: 1001 }],
    ['too deep', { maxDepth: 11 }],
    ['an unknown way', { mode: 'telepathy' }],
    ['an empty pattern', { include: [' '] }],
    ['a field that there is not', { isFree: true }],
  ])('%s', async (_, plan) => {
    const { status, body } = await call('start', {
      agentId: fixture.world.agentId,
      seeds: [fixture.site.origin],
      ...plan,
    })
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'invalid' })
    expect((await call('list')).body.crawls).toEqual([])
  })

  test('another workspace’s agent, and another workspace’s crawl', async () => {
    fixture.site.serve(many)
    const other = await fixture.region.newPerson()
    const crawlId = await start()
    await fixture.world.settle()
    const asOther = (route: keyof typeof routes, input: object) =>
      fixture.region.invoke(routes[route], { workspaceId: other.uid, ...input }, { token: other.token })
    expect((await asOther('start', { agentId: fixture.world.agentId, seeds: [fixture.site.origin] })).status).toBe(404)
    for (const route of ['get', 'pages', 'cancel'] as const)
      expect((await asOther(route, { crawlId })).status, route).toBe(404)
    expect((await asOther('import', { crawlId, pages: 'all' })).status).toBe(404)
    expect((await asOther('delete', { crawlId })).status).toBe(200)
    expect((await call('get', { crawlId })).body.crawl.status).toBe('ready')
  })

  test('more than five crawls at a time', async () => {
    for (let n = 0; n < 5; n++) await start()
    const { status, body } = await call('start', { agentId: fixture.world.agentId, seeds: [fixture.site.origin] })
    expect({ status, code: body.code }).toEqual({ status: 403, code: 'limit-reached' })
  })

  test('more than five of forty crawls that are started at once', async () => {
    const plan = { agentId: fixture.world.agentId, seeds: [fixture.site.origin], maxPages: 1_000 }
    const answers = await Promise.all(Array.from({ length: 40 }, () => call('start', plan)))
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused.map(({ body }) => body.code)).toEqual(Array.from({ length: 35 }, () => 'limit-reached'))
    const { crawls } = (await call('list')).body
    expect(crawls).toHaveLength(5)
    // a slot is free once its crawl has ended, however it ended
    await call('cancel', { crawlId: crawls[0].id })
    expect((await call('start', plan)).status).toBe(200)
    expect((await call('start', plan)).status).toBe(403)
    await call('delete', { crawlId: crawls[0].id })
    await fixture.world.settle()
    for (let n = 0; n < 5; n++) expect((await call('start', plan)).status).toBe(200)
  })

  test('pages that were not crawled', async () => {
    fixture.site.serve({ '/': pageSaying('Home.', ['/bad']), '/bad': { status: 500 } })
    const crawlId = await start()
    expect((await call('import', { crawlId, pages: 'all' })).status).toBe(409)
    await fixture.world.settle()
    const { pages } = (await call('pages', { crawlId })).body
    const bad = pages.find(({ url }: { url: string }) => url.endsWith('/bad'))
    expect((await call('import', { crawlId, pages: [bad.id] })).status).toBe(422)
    expect((await call('import', { crawlId, pages: ['0'.repeat(20)] })).status).toBe(422)
    expect(await fixture.world.list()).toEqual([])
  })
})

describe('the list', () => {
  test('has the newest first, and is paged', async () => {
    fixture.site.serve(many)
    const first = await start({ maxPages: 1 })
    await fixture.world.settle()
    const second = await start({ maxPages: 1 })
    await fixture.world.settle()
    const { crawls } = (await call('list')).body
    expect(crawls.map(({ id }: { id: string }) => id).toSorted()).toEqual([first, second].toSorted())
    expect((await call('pages', { crawlId: first, after: 'x' })).status).toBe(400)
  })
})

describe('for the wizard', () => {
  const plan = { mode: 'deep' as const, include: [], exclude: [], maxPages: 25, maxDepth: 3 }

  test('a crawl is started once per id, is free, and becomes one source', async () => {
    fixture.site.serve(many)
    const crawlId = 'attempt0123456789abcd'
    const where = { workspaceId: fixture.world.owner.uid, crawlId }
    const before = balance()
    expect(await getCrawlProgress(where)).toBeUndefined()
    for (const _ of [1, 2])
      await ensureCrawl({ ...where, agentId: 'later', plan: { ...plan, seeds: [fixture.site.origin] }, isFree: true })
    expect(await getCrawlProgress(where)).toMatchObject({ status: 'queued', done: 0 })
    await fixture.world.settle()
    expect(await getCrawlProgress(where)).toMatchObject({ status: 'ready', read: 25, lastTitle: 'The site' })
    expect(balance()).toBe(before)
    const wanted = { ...where, agentId: fixture.world.agentId, title: 'Our website', by: 'wizard' }
    const [one, two] = [await importWholeCrawl(wanted), await importWholeCrawl(wanted)]
    expect(two).toEqual(one)
    await fixture.world.settle()
    expect(await getSource({ agentId: fixture.world.agentId, sourceId: one.sourceId })).toMatchObject({
      status: 'indexed',
      title: 'Our website',
      pageCount: 25,
    })
    expect(await fixture.world.list()).toHaveLength(1)
  })
})
