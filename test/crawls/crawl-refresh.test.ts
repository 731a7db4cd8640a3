import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accounts } from '#functions/billing/store'
import { sources } from '#functions/knowledge/sources/store'
import type { Source } from '#shared/knowledge/schema'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'
import { type FixtureSite, fixtureSite, pageSaying } from '#test/support/providers/fixture-site'
import { type KnowledgeWorld, knowledgeWorld } from '#test/support/worlds/knowledge-world'

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

const pages = {
  '/robots.txt': 'User-agent: *\nDisallow: /private',
  '/sitemap.xml': '<urlset><url><loc>/ignored-since-relative</loc></url></urlset>',
  '/': pageSaying('Welcome to the observatory.', ['/hours', '/prices', '/team']),
  '/hours': pageSaying('The dome is open on Friday nights from 20:00.'),
  '/prices': pageSaying('A ticket costs 9 euro.'),
  '/team': pageSaying('Ada points the telescope, Grace keeps the log.'),
}
const ofWorkspace = (key: string, input: Readonly<Record<string, unknown>> = {}) =>
  region.invoke(
    key as Parameters<typeof region.invoke>[0],
    { workspaceId: world.owner.uid, ...input },
    { token: world.owner.token },
  )
const importSite = async (paths?: readonly string[]): Promise<Source> => {
  const { body } = await ofWorkspace('POST /v2/workspaces/{workspaceId}/crawls', {
    agentId: world.agentId,
    seeds: [site.origin],
  })
  await world.settle()
  const crawlId = body.crawl.id
  const found = await ofWorkspace('GET /v2/workspaces/{workspaceId}/crawls/{crawlId}/pages', { crawlId })
  const ids = found.body.pages
    .filter(({ url }: { url: string }) => !paths || paths.includes(new URL(url).pathname))
    .map(({ id }: { id: string }) => id)
  const chosen = paths ? ids : 'all'
  await ofWorkspace('POST /v2/workspaces/{workspaceId}/crawls/{crawlId}/import', { crawlId, pages: chosen })
  await world.settle()
  const [source] = await world.list()
  if (source?.status !== 'indexed') throw new Error(`not imported: ${JSON.stringify(source)}`)
  site.log()
  return source
}
const pagesOf = async (sourceId: string) =>
  (await world.call('GET /v2/agents/{agentId}/knowledge/sources/{sourceId}/pages', { sourceId })).body.pages
const balance = () =>
  region.rows().find((row) => row.pk === `WS#${world.owner.uid}` && row.sk === 'META')?.balance as number
const texts = async (question: string) => (await world.ask(question)).map(({ text }) => text).join('\n')

describe('a refresh of a site', () => {
  test('without changes costs one conditional request per page, no credit and no index', async () => {
    site.serve(pages)
    const source = await importSite()
    const before = { balance: balance(), files: world.files.keys() }
    expect(await world.again(source.id)).toMatchObject({ status: 'unchanged', chunkCount: 4, pageCount: 4 })
    expect(site.log().toSorted()).toEqual([
      '/ 304',
      '/hours 304',
      '/prices 304',
      '/robots.txt 304',
      '/sitemap.xml 304',
      '/team 304',
    ])
    expect(balance()).toBe(before.balance)
    const isIndexOrPage = (key: string) => key.includes('/index/') || key.includes('/pages/')
    expect(world.files.keys().filter(isIndexOrPage)).toEqual(before.files.filter(isIndexOrPage))
  })

  test('answers from changed pages, and only charges for those', async () => {
    site.serve(pages)
    const source = await importSite()
    const before = balance()
    site.serve({ ...pages, '/prices': pageSaying('A ticket costs 12 euro from now on.') })
    expect(await world.again(source.id)).toMatchObject({ status: 'indexed', pageCount: 4 })
    expect(await texts('What does a ticket cost?')).toContain('12 euro')
    expect(await texts('What does a ticket cost?')).not.toContain('9 euro')
    expect(await texts('When is the dome open?')).toContain('Friday')
    expect(balance()).toBe(before - 1000)
  })

  test('adds new pages if the whole site was imported', async () => {
    site.serve(pages)
    const source = await importSite()
    const home = pageSaying('Welcome to the observatory.', ['/hours', '/prices', '/team', '/shop'])
    site.serve({ ...pages, '/': home, '/shop': pageSaying('The shop sells star charts.') })
    expect(await world.again(source.id)).toMatchObject({ status: 'indexed', pageCount: 5 })
    expect(await texts('What does the shop sell?')).toContain('star charts')
  })

  test('refreshes only the selected pages otherwise', async () => {
    site.serve(pages)
    const source = await importSite(['/hours', '/prices'])
    expect(await world.again(source.id)).toMatchObject({ status: 'unchanged', pageCount: 2 })
    expect(site.log().toSorted()).toEqual(['/hours 304', '/prices 304', '/robots.txt 304'])
  })

  test('removes a page that is missing for the second time', async () => {
    site.serve(pages)
    const source = await importSite()
    const { '/prices': _gone, ...left } = pages
    site.serve(left)
    expect(await world.again(source.id)).toMatchObject({ status: 'unchanged', pageCount: 4 })
    expect((await pagesOf(source.id)).find(({ url }: { url: string }) => url.endsWith('/prices'))).toMatchObject({
      error: { code: 'page-missing' },
      chunkCount: 1,
    })
    expect(await texts('What does a ticket cost?')).toContain('9 euro')
    expect(await world.again(source.id)).toMatchObject({ status: 'indexed', pageCount: 3 })
    expect(await texts('What does a ticket cost?')).not.toContain('9 euro')
    for (const key of world.files.keys().filter((path) => path.startsWith('knowledge/') && path.includes('/pages/')))
      expect(world.files.text(key)).not.toContain('9 euro')
  })

  test('keeps the last good copy of a failed page, and of all pages when the site is down', async () => {
    site.serve(pages)
    const source = await importSite()
    site.serve({ ...pages, '/prices': { status: 500 } })
    expect(await world.again(source.id)).toMatchObject({ status: 'unchanged', pageCount: 4 })
    site.serve(() => ({ status: 503 }))
    expect(await world.again(source.id)).toMatchObject({
      status: 'failed',
      chunkCount: 4,
      error: { code: 'robots-unavailable' },
    })
    site.serve((path) => (path === '/robots.txt' ? pages['/robots.txt'] : { status: 500 }))
    expect(await world.again(source.id)).toMatchObject({ status: 'failed', error: { code: 'page-broken' } })
    expect(await texts('What does a ticket cost?')).toContain('9 euro')
    site.serve(pages)
    const healed = await world.again(source.id)
    expect(healed).toMatchObject({ status: 'unchanged' })
    expect(healed).not.toHaveProperty('error')
  })

  test('runs without credits too, and keeps the old copy of pages that it cannot pay for', async () => {
    site.serve(pages)
    const source = await importSite()
    await accounts.bump({ kind: 'workspace', id: world.owner.uid }, { set: { balance: 0 } })
    site.serve({ ...pages, '/prices': pageSaying('A ticket costs 12 euro from now on.') })
    expect(await world.again(source.id)).toMatchObject({ status: 'unchanged', pageCount: 4 })
    expect(await texts('What does a ticket cost?')).toContain('9 euro')
    expect(balance()).toBe(0)
  })

  test('leaves no crawl and no files of it', async () => {
    site.serve(pages)
    const source = await importSite()
    const { body } = await ofWorkspace('GET /v2/workspaces/{workspaceId}/crawls')
    const before = world.files.keys().filter((key) => key.startsWith('crawls/'))
    await world.again(source.id)
    expect((await ofWorkspace('GET /v2/workspaces/{workspaceId}/crawls')).body.crawls).toHaveLength(body.crawls.length)
    expect(world.files.keys().filter((key) => key.startsWith('crawls/'))).toEqual(before)
    expect(region.rows().filter((row) => row.kind === 'crawl' && row.attempt)).toEqual([])
  })

  test('shows its progress', async () => {
    site.serve(pages)
    const source = await importSite()
    const shown: unknown[] = []
    world.state.around = async (name, work) => {
      const result = await work()
      if (name === 'crawls/run/merge-batch') shown.push((await world.list())[0]?.progress)
      return result
    }
    expect(await world.again(source.id)).not.toHaveProperty('progress')
    expect(shown).toEqual([{ done: 4, total: 4 }])
  })

  test('is refused while another one runs', async () => {
    site.serve(pages)
    const source = await importSite()
    const call = () =>
      world.call('POST /v2/agents/{agentId}/knowledge/sources/{sourceId}/import', { sourceId: source.id })
    expect((await call()).status).toBe(200)
    expect((await call()).status).toBe(409)
    await world.settle()
  })

  test('of a source that is deleted in between leaves nothing', async () => {
    site.serve(pages)
    const source = await importSite()
    site.serve({ ...pages, '/prices': pageSaying('A secret quinquagintillion euro.') })
    world.state.around = async (name, work) => {
      if (name === 'crawls/run/merge-batch')
        await world.call('DELETE /v2/agents/{agentId}/knowledge/sources/{sourceId}', { sourceId: source.id })
      return work()
    }
    await world.again(source.id)
    expect(await world.list()).toEqual([])
    expect(await world.ask('What does a ticket cost?')).toEqual([])
    for (const key of world.files.keys()) expect(world.files.text(key)).not.toContain('quinquagintillion')
    expect(region.rows().filter((row) => row.kind === 'crawl' && row.attempt)).toEqual([])
  })

  test('stops, and costs nothing more, when the source is deleted', async () => {
    site.serve(pages)
    const source = await importSite()
    const before = balance()
    site.serve({ ...pages, '/prices': pageSaying('A ticket costs 12 euro from now on.') })
    world.state.around = async (name, work) => {
      const result = await work()
      if (name === 'crawls/run/open-crawl')
        await world.call('DELETE /v2/agents/{agentId}/knowledge/sources/{sourceId}', { sourceId: source.id })
      return result
    }
    await world.again(source.id)
    expect(balance()).toBe(before)
    expect(site.log().some((line) => line.startsWith('/prices'))).toBe(false)
    expect(world.files.keys().filter((key) => key.startsWith('knowledge/') && key.includes('/sources/'))).toEqual([])
  })

  test('whose source is deleted when its crawl ends leaves no crawl', async () => {
    site.serve(pages)
    const source = await importSite()
    world.state.around = async (name, work) => {
      const result = await work()
      if (name === 'crawls/run/end-crawl') await sources.drop({ agentId: world.agentId, id: source.id })
      return result
    }
    await world.again(source.id)
    expect(region.rows().filter((row) => row.kind === 'crawl' && row.attempt)).toEqual([])
  })
})

describe('a site’s pages', () => {
  test('are listed with their results', async () => {
    site.serve(pages)
    const source = await importSite()
    expect(await pagesOf(source.id)).toHaveLength(4)
    expect((await pagesOf(source.id))[1]).toMatchObject({ url: `${site.origin}/hours`, chunkCount: 1 })
    const text = await world.import({ type: 'text', text: 'The warranty lasts 36 months, so it says here.' })
    expect(await pagesOf(text.id)).toEqual([])
  })
})
