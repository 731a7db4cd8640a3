import { describe, expect, test } from 'vitest'
import { accounts } from '#functions/billing/store'
import { sources } from '#functions/knowledge/store'
import type { Source } from '#shared/knowledge/schema'
import { pageSaying } from '#test/support/providers/fixture-site'
import { crawlFixture } from '#test/support/worlds/region-fixtures/crawl-fixture'

const fixture = crawlFixture()

const pages = {
  '/robots.txt': 'User-agent: *\nDisallow: /private',
  '/sitemap.xml': '<urlset><url><loc>/ignored-since-relative</loc></url></urlset>',
  '/': pageSaying('Welcome to the observatory.', ['/hours', '/prices', '/team']),
  '/hours': pageSaying('The dome is open on Friday nights from 20:00.'),
  '/prices': pageSaying('A ticket costs 9 euro.'),
  '/team': pageSaying('Ada points the telescope, Grace keeps the log.'),
}
const ofWorkspace = (key: string, input: Readonly<Record<string, unknown>> = {}) =>
  fixture.region.invoke(
    key as Parameters<typeof fixture.region.invoke>[0],
    { workspaceId: fixture.world.owner.uid, ...input },
    { token: fixture.world.owner.token },
  )
const importSite = async (paths?: readonly string[]): Promise<Source> => {
  const { body } = await ofWorkspace('POST /v2/workspaces/{workspaceId}/crawls', {
    agentId: fixture.world.agentId,
    seeds: [fixture.site.origin],
  })
  await fixture.world.settle()
  const crawlId = body.crawl.id
  const found = await ofWorkspace('GET /v2/workspaces/{workspaceId}/crawls/{crawlId}/pages', { crawlId })
  const ids = found.body.pages
    .filter(({ url }: { url: string }) => !paths || paths.includes(new URL(url).pathname))
    .map(({ id }: { id: string }) => id)
  const chosen = paths ? ids : 'all'
  await ofWorkspace('POST /v2/workspaces/{workspaceId}/crawls/{crawlId}/import', { crawlId, pages: chosen })
  await fixture.world.settle()
  const [source] = await fixture.world.list()
  if (source?.status !== 'indexed') throw new Error(`not imported: ${JSON.stringify(source)}`)
  fixture.site.log()
  return source
}
const pagesOf = async (sourceId: string) =>
  (await fixture.world.call('GET /v2/agents/{agentId}/knowledge/sources/{sourceId}/pages', { sourceId })).body.pages
const balance = () =>
  fixture.region.rows().find((row) => row.pk === `WS#${fixture.world.owner.uid}` && row.sk === 'META')
    ?.balance as number
const texts = async (question: string) => (await fixture.world.ask(question)).map(({ text }) => text).join('\n')

describe('a refresh of a site', () => {
  test('without changes costs one conditional request per page, no credit and no index', async () => {
    fixture.site.serve(pages)
    const source = await importSite()
    const before = { balance: balance(), files: fixture.world.files.keys() }
    expect(await fixture.world.again(source.id)).toMatchObject({ status: 'unchanged', chunkCount: 4, pageCount: 4 })
    expect(fixture.site.log().toSorted()).toEqual([
      '/ 304',
      '/hours 304',
      '/prices 304',
      '/robots.txt 304',
      '/sitemap.xml 304',
      '/team 304',
    ])
    expect(balance()).toBe(before.balance)
    const isIndexOrPage = (key: string) => key.includes('/index/') || key.includes('/pages/')
    expect(fixture.world.files.keys().filter(isIndexOrPage)).toEqual(before.files.filter(isIndexOrPage))
  })

  test('answers from changed pages, and only charges for those', async () => {
    fixture.site.serve(pages)
    const source = await importSite()
    const before = balance()
    fixture.site.serve({ ...pages, '/prices': pageSaying('A ticket costs 12 euro from now on.') })
    expect(await fixture.world.again(source.id)).toMatchObject({ status: 'indexed', pageCount: 4 })
    expect(await texts('What does a ticket cost?')).toContain('12 euro')
    expect(await texts('What does a ticket cost?')).not.toContain('9 euro')
    expect(await texts('When is the dome open?')).toContain('Friday')
    expect(balance()).toBe(before - 1000)
  })

  test('adds new pages if the whole site was imported', async () => {
    fixture.site.serve(pages)
    const source = await importSite()
    const home = pageSaying('Welcome to the observatory.', ['/hours', '/prices', '/team', '/shop'])
    fixture.site.serve({ ...pages, '/': home, '/shop': pageSaying('The shop sells star charts.') })
    expect(await fixture.world.again(source.id)).toMatchObject({ status: 'indexed', pageCount: 5 })
    expect(await texts('What does the shop sell?')).toContain('star charts')
  })

  test('refreshes only the selected pages otherwise', async () => {
    fixture.site.serve(pages)
    const source = await importSite(['/hours', '/prices'])
    expect(await fixture.world.again(source.id)).toMatchObject({ status: 'unchanged', pageCount: 2 })
    expect(fixture.site.log().toSorted()).toEqual(['/hours 304', '/prices 304', '/robots.txt 304'])
  })

  test('removes a page that is missing for the second time', async () => {
    fixture.site.serve(pages)
    const source = await importSite()
    const { '/prices': _gone, ...left } = pages
    fixture.site.serve(left)
    expect(await fixture.world.again(source.id)).toMatchObject({ status: 'unchanged', pageCount: 4 })
    expect((await pagesOf(source.id)).find(({ url }: { url: string }) => url.endsWith('/prices'))).toMatchObject({
      error: { code: 'page-missing' },
      chunkCount: 1,
    })
    expect(await texts('What does a ticket cost?')).toContain('9 euro')
    expect(await fixture.world.again(source.id)).toMatchObject({ status: 'indexed', pageCount: 3 })
    expect(await texts('What does a ticket cost?')).not.toContain('9 euro')
    for (const key of fixture.world.files
      .keys()
      .filter((path) => path.startsWith('knowledge/') && path.includes('/pages/')))
      expect(fixture.world.files.text(key)).not.toContain('9 euro')
  })

  test('keeps the last good copy of a failed page, and of all pages when the site is down', async () => {
    fixture.site.serve(pages)
    const source = await importSite()
    fixture.site.serve({ ...pages, '/prices': { status: 500 } })
    expect(await fixture.world.again(source.id)).toMatchObject({ status: 'unchanged', pageCount: 4 })
    fixture.site.serve(() => ({ status: 503 }))
    expect(await fixture.world.again(source.id)).toMatchObject({
      status: 'failed',
      chunkCount: 4,
      error: { code: 'robots-unavailable' },
    })
    fixture.site.serve((path) => (path === '/robots.txt' ? pages['/robots.txt'] : { status: 500 }))
    expect(await fixture.world.again(source.id)).toMatchObject({ status: 'failed', error: { code: 'page-broken' } })
    expect(await texts('What does a ticket cost?')).toContain('9 euro')
    fixture.site.serve(pages)
    const healed = await fixture.world.again(source.id)
    expect(healed).toMatchObject({ status: 'unchanged' })
    expect(healed).not.toHaveProperty('error')
  })

  test('runs without credits too, and keeps the old copy of pages that it cannot pay for', async () => {
    fixture.site.serve(pages)
    const source = await importSite()
    await accounts.bump({ kind: 'workspace', id: fixture.world.owner.uid }, { set: { balance: 0 } })
    fixture.site.serve({ ...pages, '/prices': pageSaying('A ticket costs 12 euro from now on.') })
    expect(await fixture.world.again(source.id)).toMatchObject({ status: 'unchanged', pageCount: 4 })
    expect(await texts('What does a ticket cost?')).toContain('9 euro')
    expect(balance()).toBe(0)
  })

  test('leaves no crawl and no files of it', async () => {
    fixture.site.serve(pages)
    const source = await importSite()
    const { body } = await ofWorkspace('GET /v2/workspaces/{workspaceId}/crawls')
    const before = fixture.world.files.keys().filter((key) => key.startsWith('crawls/'))
    await fixture.world.again(source.id)
    expect((await ofWorkspace('GET /v2/workspaces/{workspaceId}/crawls')).body.crawls).toHaveLength(body.crawls.length)
    expect(fixture.world.files.keys().filter((key) => key.startsWith('crawls/'))).toEqual(before)
    expect(fixture.region.rows().filter((row) => row.kind === 'crawl' && row.attempt)).toEqual([])
  })

  test('shows its progress', async () => {
    fixture.site.serve(pages)
    const source = await importSite()
    const shown: unknown[] = []
    fixture.world.state.around = async (name, work) => {
      const result = await work()
      if (name === 'crawls/run/merge-batch') shown.push((await fixture.world.list())[0]?.progress)
      return result
    }
    expect(await fixture.world.again(source.id)).not.toHaveProperty('progress')
    expect(shown).toEqual([{ done: 4, total: 4 }])
  })

  test('is refused while another one runs', async () => {
    fixture.site.serve(pages)
    const source = await importSite()
    const call = () =>
      fixture.world.call('POST /v2/agents/{agentId}/knowledge/sources/{sourceId}/import', { sourceId: source.id })
    expect((await call()).status).toBe(200)
    expect((await call()).status).toBe(409)
    await fixture.world.settle()
  })

  test('of a source that is deleted in between leaves nothing', async () => {
    fixture.site.serve(pages)
    const source = await importSite()
    fixture.site.serve({ ...pages, '/prices': pageSaying('A secret quinquagintillion euro.') })
    fixture.world.state.around = async (name, work) => {
      if (name === 'crawls/run/merge-batch')
        await fixture.world.call('DELETE /v2/agents/{agentId}/knowledge/sources/{sourceId}', { sourceId: source.id })
      return work()
    }
    await fixture.world.again(source.id)
    expect(await fixture.world.list()).toEqual([])
    expect(await fixture.world.ask('What does a ticket cost?')).toEqual([])
    for (const key of fixture.world.files.keys())
      expect(fixture.world.files.text(key)).not.toContain('quinquagintillion')
    expect(fixture.region.rows().filter((row) => row.kind === 'crawl' && row.attempt)).toEqual([])
  })

  test('stops, and costs nothing more, when the source is deleted', async () => {
    fixture.site.serve(pages)
    const source = await importSite()
    const before = balance()
    fixture.site.serve({ ...pages, '/prices': pageSaying('A ticket costs 12 euro from now on.') })
    fixture.world.state.around = async (name, work) => {
      const result = await work()
      if (name === 'crawls/run/open-crawl')
        await fixture.world.call('DELETE /v2/agents/{agentId}/knowledge/sources/{sourceId}', { sourceId: source.id })
      return result
    }
    await fixture.world.again(source.id)
    expect(balance()).toBe(before)
    expect(fixture.site.log().some((line) => line.startsWith('/prices'))).toBe(false)
    expect(
      fixture.world.files.keys().filter((key) => key.startsWith('knowledge/') && key.includes('/sources/')),
    ).toEqual([])
  })

  test('whose source is deleted when its crawl ends leaves no crawl', async () => {
    fixture.site.serve(pages)
    const source = await importSite()
    fixture.world.state.around = async (name, work) => {
      const result = await work()
      if (name === 'crawls/run/end-crawl') await sources.drop({ agentId: fixture.world.agentId, id: source.id })
      return result
    }
    await fixture.world.again(source.id)
    expect(fixture.region.rows().filter((row) => row.kind === 'crawl' && row.attempt)).toEqual([])
  })
})

describe('a site’s pages', () => {
  test('are listed with their results', async () => {
    fixture.site.serve(pages)
    const source = await importSite()
    expect(await pagesOf(source.id)).toHaveLength(4)
    expect((await pagesOf(source.id))[1]).toMatchObject({ url: `${fixture.site.origin}/hours`, chunkCount: 1 })
    const text = await fixture.world.import({ type: 'text', text: 'The warranty lasts 36 months, so it says here.' })
    expect(await pagesOf(text.id)).toEqual([])
  })
})
