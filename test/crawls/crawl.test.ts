import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accounts } from '#functions/billing/store'
import { crawlEndMessages } from '#shared/crawls/messages'
import type { Crawl, CrawlPage } from '#shared/crawls/schema'
import { importMessages } from '#shared/documents/import-messages'
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
const setBalance = (milliCredits: number) =>
  accounts.bump({ kind: 'workspace', id: world.owner.uid }, { set: { balance: milliCredits } })

test('a website is crawled, charged by page, imported and answers', async () => {
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

describe('followed addresses', () => {
  test('links of the same site within depth, patterns and kind; never images, other hosts or fragments', async () => {
    site.serve({
      '/': pageSaying('The first page.', [
        '/docs/a#top',
        '/docs/a#end',
        '/docs/b?utm_source=x',
        '/docs/internal/c',
        '/shop/d',
        '/logo.png',
        'https://elsewhere.example/',
        'mailto:a@b.example',
        'javascript:alert(1)',
        '//10.0.0.1/x',
      ]),
      '/docs/a': pageSaying('Page a says something.', ['/docs/deep']),
      '/docs/b': pageSaying('Page b says something else.'),
      '/docs/deep': pageSaying('Page deep is too deep.', ['/docs/deeper']),
    })
    const { pages } = await crawl({ include: ['/docs/*'], exclude: ['*/internal/*'], maxDepth: 1 })
    expect(paths(pages)).toEqual(['/', '/docs/a', '/docs/b'])
    expect(site.log().map((line) => line.split(' ')[0])).not.toContain('/docs/deep')
  })

  test('a single page is a single page', async () => {
    site.serve({ '/a': pageSaying('Page a.', ['/b']), '/b': pageSaying('Page b.') })
    const { pages } = await crawl({ seeds: [`${site.origin}/a`], mode: 'single' })
    expect(paths(pages)).toEqual(['/a'])
    expect(site.log()).toEqual(['/robots.txt 404', '/a 200'])
  })

  test('sitemaps: an index, packed, named by robots.txt', async () => {
    const list = (...urls: string[]) =>
      `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.map((url) => `<url><loc>${site.origin}${url}</loc></url>`).join('')}</urlset>`
    site.serve({
      '/robots.txt': `User-agent: *\nSitemap: ${site.origin}/index.xml`,
      '/index.xml': `<sitemapindex><sitemap><loc>${site.origin}/one.xml.gz</loc></sitemap><sitemap><loc>${site.origin}/two.xml</loc></sitemap><sitemap><loc>http://10.0.0.1/three.xml</loc></sitemap></sitemapindex>`,
      '/one.xml.gz': { body: gzipSync(list('/a', '/b&amp;c')), headers: { 'content-type': 'application/gzip' } },
      '/two.xml': list('/d', 'https://elsewhere.example/'),
      '/': pageSaying('Home.', ['/not-in-the-sitemap']),
      '/a': pageSaying('Page a.'),
      '/b&c': pageSaying('Page b.'),
      '/d': pageSaying('Page d.', ['/e']),
    })
    const { crawl: done, pages } = await crawl({ mode: 'sitemap' })
    expect(paths(pages)).toEqual(['/', '/a', '/b&c', '/d'])
    expect(done.status).toBe('ready')
  })

  test('without a sitemap the sitemap mode fails with that reason', async () => {
    site.serve({ '/': pageSaying('Home.', ['/a']) })
    const { crawl: done } = await crawl({ mode: 'sitemap' })
    expect(done).toMatchObject({
      status: 'ready',
      read: 1,
      error: { code: 'no-sitemap', message: crawlEndMessages['no-sitemap'] },
    })
  })
})

describe('duplicates are imported once', () => {
  test('by canonical address, redirect, parameters and content', async () => {
    const text = pageSaying('The very same words, wherever they stand.', [])
    site.serve({
      '/': pageSaying('Home.', ['/a', '/a?sessionid=1', '/print/a', '/old-a', '/copy', '/a/']),
      '/a': text,
      '/print/a': pageSaying('The very same words, for printing.', [], '<link rel="canonical" href="/a">'),
      '/old-a': { status: 301, headers: { location: '/a' } },
      '/copy': text,
      '/a/': text,
    })
    const { crawl: done, pages, fate } = await crawl()
    expect(paths(pages)).toEqual(['/', '/a'])
    const [, a] = pages
    for (const path of ['/print/a', '/old-a', '/copy']) expect(fate(path), path).toBe('duplicate')
    for (const page of pages.filter(({ status }) => status === 'duplicate')) expect(page.duplicateOf).toBe(a?.id)
    expect(done.milliCredits).toBe(2000)
  })

  test('a page replaces its canonical page if that one cannot be fetched', async () => {
    site.serve({
      '/': pageSaying('Home.', ['/print/a', '/a']),
      '/print/a': pageSaying('Words for printing.', [], '<link rel="canonical" href="/a">'),
      '/a': { status: 500 },
    })
    const { fate, crawl: done } = await crawl()
    expect(fate('/print/a')).toBe('read')
    expect(done.milliCredits).toBe(2000)
  })

  test('a front page as the canonical address of every page is ignored', async () => {
    const head = '<link rel="canonical" href="/">'
    site.serve({ '/': pageSaying('Home.', ['/a'], head), '/a': pageSaying('Page a.', [], head) })
    expect(paths((await crawl()).pages)).toEqual(['/', '/a'])
  })
})

describe('a site’s own rules', () => {
  test('pages that robots.txt forbids are neither fetched nor charged', async () => {
    site.serve({
      '/robots.txt': 'User-agent: *\nDisallow: /private',
      '/': pageSaying('Home.', ['/private/a', '/b']),
      '/private/a': pageSaying('Secret.'),
      '/b': pageSaying('Page b.'),
    })
    const { crawl: done, fate, pages } = await crawl()
    expect(fate('/private/a')).toBe('robots')
    expect(pages.find(({ url }) => url.includes('private'))?.error?.message).toBe(importMessages.robots)
    expect(site.log().join()).not.toContain('private')
    expect(done).toMatchObject({ status: 'ready', milliCredits: 2000 })
  })

  test('rules for our crawler by name replace those for all crawlers', async () => {
    site.serve({
      '/robots.txt': 'User-agent: *\nDisallow: /b\n\nUser-agent: knowledge-fetch\nDisallow: /private',
      '/': pageSaying('Home.', ['/private/a', '/b']),
      '/private/a': pageSaying('Secret.'),
      '/b': pageSaying('Page b.'),
    })
    expect(paths((await crawl()).pages)).toEqual(['/', '/b'])
    expect(site.log().join()).not.toContain('private')
  })

  test('a site that forbids everything fails with that reason', async () => {
    site.serve({ '/robots.txt': 'User-agent: *\nDisallow: /', '/': pageSaying('Home.') })
    expect((await crawl()).crawl).toMatchObject({ status: 'failed', error: { code: 'robots' }, milliCredits: 0 })
    expect(site.log().filter((line) => line.startsWith('/ '))).toEqual([])
  })

  test('a robots.txt that fails forbids everything, one that is missing nothing', async () => {
    site.serve({ '/robots.txt': { status: 503 }, '/': pageSaying('Home.') })
    expect((await crawl()).crawl).toMatchObject({ status: 'failed', error: { code: 'robots-unavailable' } })
  })

  test('the crawl delay is respected, up to ten seconds', async () => {
    site.serve({
      '/robots.txt': 'User-agent: *\nCrawl-delay: 60',
      '/': pageSaying('Home.', ['/a', '/b']),
      '/a': pageSaying('Page a.'),
      '/b': pageSaying('Page b.'),
    })
    const pauses: unknown[] = []
    let atOnce = 0
    world.state.around = async (name, work) => {
      const result = (await work()) as { pauseSeconds?: number; pages?: unknown[] }
      if (name === 'crawls/run/merge-batch') pauses.push(result.pauseSeconds)
      if (name === 'crawls/run/select-batch') atOnce = Math.max(atOnce, result.pages?.length ?? 0)
      return result
    }
    expect(paths((await crawl()).pages)).toEqual(['/', '/a', '/b'])
    expect(pauses).toEqual([10, 10, 10])
    expect(atOnce).toBe(1)
  })

  test('a busy server is tried once more, later', async () => {
    let asked = 0
    site.serve((path) => {
      if (path === '/') return pageSaying('Home.', ['/a'])
      if (path !== '/a') return undefined
      asked++
      return asked === 1 ? { status: 429, headers: { 'retry-after': '3' } } : pageSaying('Page a.')
    })
    expect(paths((await crawl()).pages)).toEqual(['/', '/a'])
  })
})

describe('faulty sites', () => {
  const home = (links: readonly string[]) => pageSaying('Home of the site.', links)

  test.each([
    ['page-missing', { status: 404 }],
    ['page-missing', { status: 410 }],
    ['page-forbidden', { status: 403 }],
    ['page-busy', { status: 429 }],
    ['page-broken', { status: 500 }],
    ['needs-javascript', '<div id="root"></div><script src="/app.js"></script>'],
    ['no-text', '<body><img src="a.png"></body>'],
    ['too-large', { headers: { 'content-length': '9000000' }, body: '' }],
    ['unsupported-type', { headers: { 'content-type': 'image/png' }, body: new Uint8Array([0x89, 0x50, 0, 0]) }],
    ['too-many-redirects', { status: 302, headers: { location: '/bad' } }],
    ['blocked-address', { status: 302, headers: { location: 'http://169.254.169.254/latest/' } }],
    ['off-site', undefined],
    ['soft-404', pageSaying('Sorry! 404', [], '').replace('The site', 'Page not found')],
  ] as const)('%s', async (code, answer) => {
    await using other = await fixtureSite()
    other.serve({ '/': pageSaying('Another site.') })
    process.env.SAFE_FETCH_ALLOW = `${site.allow},${other.allow}`
    site.serve({
      '/': home(['/bad']),
      '/bad': answer ?? { status: 302, headers: { location: `${other.origin}/` } },
    })
    const { crawl: done, fate, pages } = await crawl()
    expect(fate('/bad')).toBe(code)
    expect(pages.find(({ url }) => url.endsWith('/bad'))?.error?.message).toBe(importMessages[code])
    expect(done).toMatchObject({ status: 'ready', read: 1, milliCredits: 1000 })
  })

  test('a server that is down', async () => {
    const { crawl: done } = await crawl({ seeds: ['http://127.0.0.1:80/'] })
    expect(done).toMatchObject({ status: 'failed', milliCredits: 0 })
    expect(done.error?.message).toBe(importMessages['blocked-address'])
  })

  test('a site that answers every address with one page is crawled as that page', async () => {
    site.serve(() => pageSaying('We mend bicycles at the old station.', ['/imprint', '/prices']))
    const { pages } = await crawl()
    expect(paths(pages)).toEqual(['/'])
  })

  test('a “not found” page with status 200 is detected', async () => {
    const nothing = (path: string) => pageSaying(`We looked everywhere for ${path} and ended up here, dear guest.`)
    site.serve((path) =>
      path === '/'
        ? home(['/real', '/gone-1', '/gone-2'])
        : path === '/real'
          ? pageSaying('Real.')
          : path === '/robots.txt' || path === '/sitemap.xml'
            ? undefined
            : nothing(path),
    )
    const { pages, fate } = await crawl()
    expect(paths(pages)).toEqual(['/', '/real'])
    expect(fate('/gone-1')).toBe('soft-404')
  })

  test('a wrong charset is corrected', async () => {
    const body = Buffer.from(pageSaying('Der Grüne Kakadu öffnet täglich.'), 'latin1')
    site.serve({ '/': { body, headers: { 'content-type': 'text/html; charset=utf-8' } } })
    const { pages } = await crawl()
    expect(pages[0]?.preview).toContain('Grüne Kakadu öffnet')
  })

  test('links in circles and paths that repeat themselves end', async () => {
    site.serve((path) =>
      path === '/robots.txt' || path === '/sitemap.xml' || path.includes('no-such')
        ? undefined
        : pageSaying(`This is ${path} of the loop.`, ['a/b/', '../', './', '/']),
    )
    const { crawl: done } = await crawl({ maxDepth: 10, maxPages: 200 })
    expect(done.status).toBe('ready')
    expect(done.done).toBeLessThan(60)
  })

  test('an endless calendar and a list with countless filters are abandoned soon', async () => {
    site.serve((path) => {
      if (path === '/robots.txt' || path === '/sitemap.xml' || path.includes('no-such')) return undefined
      const month = Number(/calendar\/2026\/(\d+)/.exec(path)?.[1] ?? 0)
      const filter = Number(/filter=(\d+)/.exec(path)?.[1] ?? 0)
      return pageSaying(`What happens at ${path}, told at length.`, [
        `/calendar/2026/${month + 1}`,
        `/calendar/2026/${month + 2}`,
        `/list?filter=${filter + 1}`,
        `/list?filter=${filter + 2}&sort=up`,
      ])
    })
    const { crawl: done } = await crawl({ maxDepth: 10, maxPages: 500 })
    expect(done.status).toBe('ready')
    expect(done.found).toBeLessThan(100)
  })

  test('a farm of 10,000 pages ends at its limit, with a message', async () => {
    site.serve((path) => {
      const at = path === '/' ? 0 : Number(/^\/farm-(\d+)$/.exec(path)?.[1] ?? Number.NaN)
      if (Number.isNaN(at)) return undefined
      const links = Array.from({ length: 100 }, (_, n) => `/farm-${at * 100 + n + 1}`).filter(
        (_, n) => at * 100 + n < 10_000,
      )
      return pageSaying(`Page ${at} of the farm.`, links)
    })
    const { crawl: done } = await crawl({ maxPages: 30, maxDepth: 10 })
    expect(done).toMatchObject({
      status: 'ready',
      read: 30,
      milliCredits: 30_000,
      error: { code: 'limit', message: crawlEndMessages['limit-pages'] },
    })
    expect(site.log().length).toBeLessThan(40)
  })

  test('a sitemap that unpacks to 1 GB is ignored', async () => {
    site.serve({
      '/': home([]),
      '/sitemap.xml': { body: gzipSync(Buffer.alloc(64 * 1024 * 1024, '<url><loc>')), isBare: true },
    })
    expect((await crawl()).crawl).toMatchObject({ status: 'ready', found: 1 })
  })

  test('a page that unpacks to 1 GB fails', async () => {
    const body = gzipSync(Buffer.alloc(64 * 1024 * 1024, 'x'))
    site.serve({ '/': home(['/bomb']), '/bomb': { body, headers: { 'content-encoding': 'gzip' }, isBare: true } })
    expect((await crawl()).fate('/bomb')).toBe('too-large')
  })
})

describe('credits', () => {
  test('without credits a crawl ends early and keeps its pages', async () => {
    site.serve((path) =>
      path === '/robots.txt' || path === '/sitemap.xml' || path.includes('no-such')
        ? undefined
        : pageSaying(
            `Text of ${path}.`,
            Array.from({ length: 30 }, (_, n) => `/p${n}`),
          ),
    )
    await setBalance(14_500)
    const { crawl: done } = await crawl()
    expect(done).toMatchObject({
      status: 'ready',
      read: 14,
      milliCredits: 14_000,
      error: { code: 'credits', message: crawlEndMessages.credits },
    })
    expect(balance()).toBe(500)
    expect(
      (await ofWorkspace('POST /v2/workspaces/{workspaceId}/crawls', { agentId: world.agentId, seeds: [site.origin] }))
        .status,
    ).toBe(402)
  })

  test('credits spent elsewhere during a batch are not spent twice', async () => {
    site.serve((path) =>
      path === '/robots.txt' || path === '/sitemap.xml' || path.includes('no-such')
        ? undefined
        : pageSaying(
            `Text of ${path}.`,
            Array.from({ length: 5 }, (_, n) => `/p${n}`),
          ),
    )
    let batches = 0
    world.state.around = async (name, work) => {
      if (name === 'crawls/run/merge-batch' && ++batches === 2) await setBalance(2000)
      return work()
    }
    const { crawl: done, pages } = await crawl()
    expect(balance()).toBe(0)
    expect(done).toMatchObject({ read: 3, milliCredits: 3000 })
    expect(pages.filter(({ error }) => error?.code === 'no-credits').length).toBe(3)
  })

  test('each page is charged in the ledger', async () => {
    site.serve({ '/': pageSaying('Home.', ['/a']), '/a': pageSaying('Page a.') })
    const { crawl: done } = await crawl()
    const entries = region.rows().filter((row) => row.kind === 'ledger-entry' && row.owner === `WS#${world.owner.uid}`)
    const spent = entries.filter(({ reason }) => reason === 'crawl')
    expect(spent.reduce((sum, { milliCredits }) => sum + Number(milliCredits), 0)).toBe(done.milliCredits)
    expect(spent.every(({ from, to }) => from === `WS#${world.owner.uid}` && to === 'usage')).toBe(true)
  })
})
