import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { crawlEndMessages } from '#shared/crawls/messages'
import { importMessages } from '#shared/documents/import-messages'
import { fixtureSite, pageSaying } from '#test/support/providers/fixture-site'
import { crawlRuns } from '#test/support/worlds/crawl-runs'
import { readPaths } from '#test/support/worlds/read-paths'

const { fixture, crawl } = crawlRuns()

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
    process.env.SAFE_FETCH_ALLOW = `${fixture.site.allow},${other.allow}`
    fixture.site.serve({
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
    fixture.site.serve(() => pageSaying('We mend bicycles at the old station.', ['/imprint', '/prices']))
    const { pages } = await crawl()
    expect(readPaths(pages)).toEqual(['/'])
  })

  test('a “not found” page with status 200 is detected', async () => {
    const nothing = (path: string) => pageSaying(`We looked everywhere for ${path} and ended up here, dear guest.`)
    fixture.site.serve((path) =>
      path === '/'
        ? home(['/real', '/gone-1', '/gone-2'])
        : path === '/real'
          ? pageSaying('Real.')
          : path === '/robots.txt' || path === '/sitemap.xml'
            ? undefined
            : nothing(path),
    )
    const { pages, fate } = await crawl()
    expect(readPaths(pages)).toEqual(['/', '/real'])
    expect(fate('/gone-1')).toBe('soft-404')
  })

  test('a wrong charset is corrected', async () => {
    const body = Buffer.from(pageSaying('Der Grüne Kakadu öffnet täglich.'), 'latin1')
    fixture.site.serve({ '/': { body, headers: { 'content-type': 'text/html; charset=utf-8' } } })
    const { pages } = await crawl()
    expect(pages[0]?.preview).toContain('Grüne Kakadu öffnet')
  })

  test('links in circles and paths that repeat themselves end', async () => {
    fixture.site.serve((path) =>
      path === '/robots.txt' || path === '/sitemap.xml' || path.includes('no-such')
        ? undefined
        : pageSaying(`This is ${path} of the loop.`, ['a/b/', '../', './', '/']),
    )
    const { crawl: done } = await crawl({ maxDepth: 10, maxPages: 200 })
    expect(done.status).toBe('ready')
    expect(done.done).toBeLessThan(60)
  })

  test('an endless calendar and a list with countless filters are abandoned soon', async () => {
    fixture.site.serve((path) => {
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
    fixture.site.serve((path) => {
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
    expect(fixture.site.log().length).toBeLessThan(40)
  })

  test('a sitemap that unpacks to 1 GB is ignored', async () => {
    fixture.site.serve({
      '/': home([]),
      '/sitemap.xml': { body: gzipSync(Buffer.alloc(64 * 1024 * 1024, '<url><loc>')), isBare: true },
    })
    expect((await crawl()).crawl).toMatchObject({ status: 'ready', found: 1 })
  })

  test('a page that unpacks to 1 GB fails', async () => {
    const body = gzipSync(Buffer.alloc(64 * 1024 * 1024, 'x'))
    fixture.site.serve({
      '/': home(['/bomb']),
      '/bomb': { body, headers: { 'content-encoding': 'gzip' }, isBare: true },
    })
    expect((await crawl()).fate('/bomb')).toBe('too-large')
  })
})
