import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Crawl, CrawlPage } from '#shared/knowledge/crawls'
import { type FixtureSite, fixtureSite, pageSaying } from '#test/support/fixture-site'
import { type KnowledgeWorld, knowledgeWorld } from '#test/support/knowledge-world'
import { startRegion, type TestRegion } from '#test/support/region'

let region: TestRegion
let world: KnowledgeWorld
let site: FixtureSite
beforeAll(async () => {
  region = await startRegion()
})
afterAll(() => region.stop())
beforeEach(async () => {
  world = await knowledgeWorld(region)
  site = await fixtureSite()
  process.env.SAFE_FETCH_ALLOW = site.allow
})
afterEach(async () => {
  world.stop()
  await site[Symbol.asyncDispose]()
})

const ofWorkspace = (key: string, input: Readonly<Record<string, unknown>> = {}) =>
  region.invoke(
    key as Parameters<typeof region.invoke>[0],
    { workspaceId: world.owner.uid, ...input },
    {
      token: world.owner.token,
    },
  )
const start = async (plan: Readonly<Record<string, unknown>> = {}): Promise<Crawl> => {
  const input = { agentId: world.agentId, seeds: [site.origin], ...plan }
  const { status, body } = await ofWorkspace('POST /v2/workspaces/{workspaceId}/crawls', input)
  expect(status, JSON.stringify(body)).toBe(200)
  return body.crawl
}
const get = async (crawlId: string): Promise<Crawl> =>
  (await ofWorkspace('GET /v2/workspaces/{workspaceId}/crawls/{crawlId}', { crawlId })).body.crawl
const pagesOf = async (crawlId: string): Promise<CrawlPage[]> =>
  (await ofWorkspace('GET /v2/workspaces/{workspaceId}/crawls/{crawlId}/pages', { crawlId })).body.pages
const crawl = async (plan: Readonly<Record<string, unknown>> = {}) => {
  const { id } = await start(plan)
  await world.settle()
  const pages = await pagesOf(id)
  const fate = (path: string) => {
    const page = pages.find(({ url }) => url === `${site.origin}${path}`)
    return page && (page.error?.code ?? page.status)
  }
  return { crawl: await get(id), pages, fate }
}
const paths = (pages: readonly CrawlPage[], status = 'read') =>
  pages.filter((page) => page.status === status).map(({ url }) => new URL(url).pathname + new URL(url).search)
const balance = () =>
  region.rows().find((row) => row.pk === `WS#${world.owner.uid}` && row.sk === 'META')?.balance as number

test('a website is read, paid for page by page, chosen from and asked', async () => {
  site.serve({
    '/': pageSaying('Welcome to the observatory on the hill.', ['/hours', '/prices']),
    '/hours': pageSaying('The dome is open on Friday nights from 20:00 to 23:00.', ['/', '/prices#top']),
    '/prices': pageSaying('A ticket costs 9 euro, children pay 4 euro.', []),
  })
  const before = balance()
  const { crawl: done, pages } = await crawl()
  expect(done).toMatchObject({ status: 'ready', found: 3, done: 3, read: 3, failed: 0, milliCredits: 3000 })
  expect(done).not.toHaveProperty('error')
  expect(paths(pages)).toEqual(['/', '/hours', '/prices'])
  expect(pages[1]).toMatchObject({ depth: 1, preview: expect.stringContaining('dome'), title: 'The site' })
  expect(balance()).toBe(before - 3000)
  expect(await world.ask('When is the dome open?')).toEqual([])

  const wanted = pages.filter(({ url }) => !url.endsWith('/prices')).map(({ id }) => id)
  const importing = { crawlId: done.id, pages: wanted, tags: ['visit'] }
  const { body } = await ofWorkspace('POST /v2/workspaces/{workspaceId}/crawls/{crawlId}/import', importing)
  expect(body.source).toMatchObject({ type: 'site', status: 'queued' })
  await world.settle()
  const [source] = await world.list()
  expect(source).toMatchObject({ id: body.source.id, status: 'indexed', pageCount: 2, chunkCount: 2, tags: ['visit'] })
  const [best] = await world.ask('When is the dome open?')
  expect(best).toMatchObject({ sourceId: source?.id, url: `${site.origin}/hours` })
  expect((await world.ask('What does a ticket cost?')).map(({ text }) => text).join()).not.toContain('9 euro')
  expect(await get(done.id)).toMatchObject({ status: 'imported', sourceId: source?.id })

  const again = await ofWorkspace('POST /v2/workspaces/{workspaceId}/crawls/{crawlId}/import', importing)
  expect(again.body.source.id).toBe(source?.id)
  expect(await world.list()).toHaveLength(1)
  expect(balance()).toBe(before - 3000)
})
