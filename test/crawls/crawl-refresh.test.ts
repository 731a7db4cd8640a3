import { describe, expect, test } from 'vitest'
import { accounts } from '#functions/billing/store'
import { sources } from '#functions/knowledge/store'
import type { Source } from '#shared/knowledge/schema'
import { pageSaying } from '#test/support/providers/fixture-site'
import { crawlBench } from '#test/support/worlds/benches/crawl-bench'

const bench = crawlBench()

const pages = {
  '/robots.txt': 'User-agent: *\nDisallow: /private',
  '/sitemap.xml': '<urlset><url><loc>/ignored-since-relative</loc></url></urlset>',
  '/': pageSaying('Welcome to the observatory.', ['/hours', '/prices', '/team']),
  '/hours': pageSaying('The dome is open on Friday nights from 20:00.'),
  '/prices': pageSaying('A ticket costs 9 euro.'),
  '/team': pageSaying('Ada points the telescope, Grace keeps the log.'),
}
const ofWorkspace = (key: string, input: Readonly<Record<string, unknown>> = {}) =>
  bench.region.invoke(
    key as Parameters<typeof bench.region.invoke>[0],
    { workspaceId: bench.world.owner.uid, ...input },
    { token: bench.world.owner.token },
  )
const importSite = async (paths?: readonly string[]): Promise<Source> => {
  const { body } = await ofWorkspace('POST /v2/workspaces/{workspaceId}/crawls', {
    agentId: bench.world.agentId,
    seeds: [bench.site.origin],
  })
  await bench.world.settle()
  const crawlId = body.crawl.id
  const found = await ofWorkspace('GET /v2/workspaces/{workspaceId}/crawls/{crawlId}/pages', { crawlId })
  const ids = found.body.pages
    .filter(({ url }: { url: string }) => !paths || paths.includes(new URL(url).pathname))
    .map(({ id }: { id: string }) => id)
  const chosen = paths ? ids : 'all'
  await ofWorkspace('POST /v2/workspaces/{workspaceId}/crawls/{crawlId}/import', { crawlId, pages: chosen })
  await bench.world.settle()
  const [source] = await bench.world.list()
  if (source?.status !== 'indexed') throw new Error(`not imported: ${JSON.stringify(source)}`)
  bench.site.log()
  return source
}
const pagesOf = async (sourceId: string) =>
  (await bench.world.call('GET /v2/agents/{agentId}/knowledge/sources/{sourceId}/pages', { sourceId })).body.pages
const balance = () =>
  bench.region.rows().find((row) => row.pk === `WS#${bench.world.owner.uid}` && row.sk === 'META')?.balance as number
const texts = async (question: string) => (await bench.world.ask(question)).map(({ text }) => text).join('\n')

describe('a refresh of a site', () => {
  test('without changes costs one conditional request per page, no credit and no index', async () => {
    bench.site.serve(pages)
    const source = await importSite()
    const before = { balance: balance(), files: bench.world.files.keys() }
    expect(await bench.world.again(source.id)).toMatchObject({ status: 'unchanged', chunkCount: 4, pageCount: 4 })
    expect(bench.site.log().toSorted()).toEqual([
      '/ 304',
      '/hours 304',
      '/prices 304',
      '/robots.txt 304',
      '/sitemap.xml 304',
      '/team 304',
    ])
    expect(balance()).toBe(before.balance)
    const isIndexOrPage = (key: string) => key.includes('/index/') || key.includes('/pages/')
    expect(bench.world.files.keys().filter(isIndexOrPage)).toEqual(before.files.filter(isIndexOrPage))
  })

  test('answers from changed pages, and only charges for those', async () => {
    bench.site.serve(pages)
    const source = await importSite()
    const before = balance()
    bench.site.serve({ ...pages, '/prices': pageSaying('A ticket costs 12 euro from now on.') })
    expect(await bench.world.again(source.id)).toMatchObject({ status: 'indexed', pageCount: 4 })
    expect(await texts('What does a ticket cost?')).toContain('12 euro')
    expect(await texts('What does a ticket cost?')).not.toContain('9 euro')
    expect(await texts('When is the dome open?')).toContain('Friday')
    expect(balance()).toBe(before - 1000)
  })

  test('adds new pages if the whole site was imported', async () => {
    bench.site.serve(pages)
    const source = await importSite()
    const home = pageSaying('Welcome to the observatory.', ['/hours', '/prices', '/team', '/shop'])
    bench.site.serve({ ...pages, '/': home, '/shop': pageSaying('The shop sells star charts.') })
    expect(await bench.world.again(source.id)).toMatchObject({ status: 'indexed', pageCount: 5 })
    expect(await texts('What does the shop sell?')).toContain('star charts')
  })

  test('refreshes only the selected pages otherwise', async () => {
    bench.site.serve(pages)
    const source = await importSite(['/hours', '/prices'])
    expect(await bench.world.again(source.id)).toMatchObject({ status: 'unchanged', pageCount: 2 })
    expect(bench.site.log().toSorted()).toEqual(['/hours 304', '/prices 304', '/robots.txt 304'])
  })

  test('removes a page that is missing for the second time', async () => {
    bench.site.serve(pages)
    const source = await importSite()
    const { '/prices': _gone, ...left } = pages
    bench.site.serve(left)
    expect(await bench.world.again(source.id)).toMatchObject({ status: 'unchanged', pageCount: 4 })
    expect((await pagesOf(source.id)).find(({ url }: { url: string }) => url.endsWith('/prices'))).toMatchObject({
      error: { code: 'page-missing' },
      chunkCount: 1,
    })
    expect(await texts('What does a ticket cost?')).toContain('9 euro')
    expect(await bench.world.again(source.id)).toMatchObject({ status: 'indexed', pageCount: 3 })
    expect(await texts('What does a ticket cost?')).not.toContain('9 euro')
    for (const key of bench.world.files
      .keys()
      .filter((path) => path.startsWith('knowledge/') && path.includes('/pages/')))
      expect(bench.world.files.text(key)).not.toContain('9 euro')
  })

  test('keeps the last good copy of a failed page, and of all pages when the site is down', async () => {
    bench.site.serve(pages)
    const source = await importSite()
    bench.site.serve({ ...pages, '/prices': { status: 500 } })
    expect(await bench.world.again(source.id)).toMatchObject({ status: 'unchanged', pageCount: 4 })
    bench.site.serve(() => ({ status: 503 }))
    expect(await bench.world.again(source.id)).toMatchObject({
      status: 'failed',
      chunkCount: 4,
      error: { code: 'robots-unavailable' },
    })
    bench.site.serve((path) => (path === '/robots.txt' ? pages['/robots.txt'] : { status: 500 }))
    expect(await bench.world.again(source.id)).toMatchObject({ status: 'failed', error: { code: 'page-broken' } })
    expect(await texts('What does a ticket cost?')).toContain('9 euro')
    bench.site.serve(pages)
    const healed = await bench.world.again(source.id)
    expect(healed).toMatchObject({ status: 'unchanged' })
    expect(healed).not.toHaveProperty('error')
  })

  test('runs without credits too, and keeps the old copy of pages that it cannot pay for', async () => {
    bench.site.serve(pages)
    const source = await importSite()
    await accounts.bump({ kind: 'workspace', id: bench.world.owner.uid }, { set: { balance: 0 } })
    bench.site.serve({ ...pages, '/prices': pageSaying('A ticket costs 12 euro from now on.') })
    expect(await bench.world.again(source.id)).toMatchObject({ status: 'unchanged', pageCount: 4 })
    expect(await texts('What does a ticket cost?')).toContain('9 euro')
    expect(balance()).toBe(0)
  })

  test('leaves no crawl and no files of it', async () => {
    bench.site.serve(pages)
    const source = await importSite()
    const { body } = await ofWorkspace('GET /v2/workspaces/{workspaceId}/crawls')
    const before = bench.world.files.keys().filter((key) => key.startsWith('crawls/'))
    await bench.world.again(source.id)
    expect((await ofWorkspace('GET /v2/workspaces/{workspaceId}/crawls')).body.crawls).toHaveLength(body.crawls.length)
    expect(bench.world.files.keys().filter((key) => key.startsWith('crawls/'))).toEqual(before)
    expect(bench.region.rows().filter((row) => row.kind === 'crawl' && row.attempt)).toEqual([])
  })

  test('shows its progress', async () => {
    bench.site.serve(pages)
    const source = await importSite()
    const shown: unknown[] = []
    bench.world.state.around = async (name, work) => {
      const result = await work()
      if (name === 'crawls/run/merge-batch') shown.push((await bench.world.list())[0]?.progress)
      return result
    }
    expect(await bench.world.again(source.id)).not.toHaveProperty('progress')
    expect(shown).toEqual([{ done: 4, total: 4 }])
  })

  test('is refused while another one runs', async () => {
    bench.site.serve(pages)
    const source = await importSite()
    const call = () =>
      bench.world.call('POST /v2/agents/{agentId}/knowledge/sources/{sourceId}/import', { sourceId: source.id })
    expect((await call()).status).toBe(200)
    expect((await call()).status).toBe(409)
    await bench.world.settle()
  })

  test('of a source that is deleted in between leaves nothing', async () => {
    bench.site.serve(pages)
    const source = await importSite()
    bench.site.serve({ ...pages, '/prices': pageSaying('A secret quinquagintillion euro.') })
    bench.world.state.around = async (name, work) => {
      if (name === 'crawls/run/merge-batch')
        await bench.world.call('DELETE /v2/agents/{agentId}/knowledge/sources/{sourceId}', { sourceId: source.id })
      return work()
    }
    await bench.world.again(source.id)
    expect(await bench.world.list()).toEqual([])
    expect(await bench.world.ask('What does a ticket cost?')).toEqual([])
    for (const key of bench.world.files.keys()) expect(bench.world.files.text(key)).not.toContain('quinquagintillion')
    expect(bench.region.rows().filter((row) => row.kind === 'crawl' && row.attempt)).toEqual([])
  })

  test('stops, and costs nothing more, when the source is deleted', async () => {
    bench.site.serve(pages)
    const source = await importSite()
    const before = balance()
    bench.site.serve({ ...pages, '/prices': pageSaying('A ticket costs 12 euro from now on.') })
    bench.world.state.around = async (name, work) => {
      const result = await work()
      if (name === 'crawls/run/open-crawl')
        await bench.world.call('DELETE /v2/agents/{agentId}/knowledge/sources/{sourceId}', { sourceId: source.id })
      return result
    }
    await bench.world.again(source.id)
    expect(balance()).toBe(before)
    expect(bench.site.log().some((line) => line.startsWith('/prices'))).toBe(false)
    expect(bench.world.files.keys().filter((key) => key.startsWith('knowledge/') && key.includes('/sources/'))).toEqual(
      [],
    )
  })

  test('whose source is deleted when its crawl ends leaves no crawl', async () => {
    bench.site.serve(pages)
    const source = await importSite()
    bench.world.state.around = async (name, work) => {
      const result = await work()
      if (name === 'crawls/run/end-crawl') await sources.drop({ agentId: bench.world.agentId, id: source.id })
      return result
    }
    await bench.world.again(source.id)
    expect(bench.region.rows().filter((row) => row.kind === 'crawl' && row.attempt)).toEqual([])
  })
})

describe('a site’s pages', () => {
  test('are listed with their results', async () => {
    bench.site.serve(pages)
    const source = await importSite()
    expect(await pagesOf(source.id)).toHaveLength(4)
    expect((await pagesOf(source.id))[1]).toMatchObject({ url: `${bench.site.origin}/hours`, chunkCount: 1 })
    const text = await bench.world.import({ type: 'text', text: 'The warranty lasts 36 months, so it says here.' })
    expect(await pagesOf(text.id)).toEqual([])
  })
})
