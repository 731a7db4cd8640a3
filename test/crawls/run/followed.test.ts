import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { crawlEndMessages } from '#shared/crawls/messages'
import { pageSaying } from '#test/support/providers/fixture-site'
import { crawlRuns } from '#test/support/worlds/crawl-runs'
import { readPaths } from '#test/support/worlds/read-paths'

const { fixture, ofWorkspace, getCrawl, crawl, balance } = crawlRuns()

test('a website is crawled, charged by page, imported and answers', async () => {
  fixture.site.serve({
    '/': pageSaying('Welcome to the observatory on the hill.', ['/hours', '/prices']),
    '/hours': pageSaying('The dome is open on Friday nights from 20:00 to 23:00.', ['/', '/prices#top']),
    '/prices': pageSaying('A ticket costs 9 euro, children pay 4 euro.', []),
  })
  const before = balance()
  const { crawl: done, pages } = await crawl()
  expect(done).toMatchObject({ status: 'ready', found: 3, done: 3, read: 3, failed: 0, milliCredits: 3000 })
  expect(done).not.toHaveProperty('error')
  expect(readPaths(pages)).toEqual(['/', '/hours', '/prices'])
  expect(pages[1]).toMatchObject({ depth: 1, preview: expect.stringContaining('dome'), title: 'The site' })
  expect(balance()).toBe(before - 3000)
  expect(await fixture.world.ask('When is the dome open?')).toEqual([])

  const wanted = pages.filter(({ url }) => !url.endsWith('/prices')).map(({ id }) => id)
  const importing = { crawlId: done.id, pages: wanted, tags: ['visit'] }
  const { body } = await ofWorkspace('POST /v2/workspaces/{workspaceId}/crawls/{crawlId}/import', importing)
  expect(body.source).toMatchObject({ type: 'site', status: 'queued' })
  await fixture.world.settle()
  const [source] = await fixture.world.list()
  expect(source).toMatchObject({ id: body.source.id, status: 'indexed', pageCount: 2, chunkCount: 2, tags: ['visit'] })
  const [best] = await fixture.world.ask('When is the dome open?')
  expect(best).toMatchObject({ sourceId: source?.id, url: `${fixture.site.origin}/hours` })
  expect((await fixture.world.ask('What does a ticket cost?')).map(({ text }) => text).join()).not.toContain('9 euro')
  expect(await getCrawl(done.id)).toMatchObject({ status: 'imported', sourceId: source?.id })

  const again = await ofWorkspace('POST /v2/workspaces/{workspaceId}/crawls/{crawlId}/import', importing)
  expect(again.body.source.id).toBe(source?.id)
  expect(await fixture.world.list()).toHaveLength(1)
  expect(balance()).toBe(before - 3000)
})

describe('followed addresses', () => {
  test('links of the same site within depth, patterns and kind; never images, other hosts or fragments', async () => {
    fixture.site.serve({
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
    expect(readPaths(pages)).toEqual(['/', '/docs/a', '/docs/b'])
    expect(fixture.site.log().map((line) => line.split(' ')[0])).not.toContain('/docs/deep')
  })

  test('a single page is a single page', async () => {
    fixture.site.serve({ '/a': pageSaying('Page a.', ['/b']), '/b': pageSaying('Page b.') })
    const { pages } = await crawl({ seeds: [`${fixture.site.origin}/a`], mode: 'single' })
    expect(readPaths(pages)).toEqual(['/a'])
    expect(fixture.site.log()).toEqual(['/robots.txt 404', '/a 200'])
  })

  test('sitemaps: an index, packed, named by robots.txt', async () => {
    const list = (...urls: string[]) =>
      `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.map((url) => `<url><loc>${fixture.site.origin}${url}</loc></url>`).join('')}</urlset>`
    fixture.site.serve({
      '/robots.txt': `User-agent: *\nSitemap: ${fixture.site.origin}/index.xml`,
      '/index.xml': `<sitemapindex><sitemap><loc>${fixture.site.origin}/one.xml.gz</loc></sitemap><sitemap><loc>${fixture.site.origin}/two.xml</loc></sitemap><sitemap><loc>http://10.0.0.1/three.xml</loc></sitemap></sitemapindex>`,
      '/one.xml.gz': { body: gzipSync(list('/a', '/b&amp;c')), headers: { 'content-type': 'application/gzip' } },
      '/two.xml': list('/d', 'https://elsewhere.example/'),
      '/': pageSaying('Home.', ['/not-in-the-sitemap']),
      '/a': pageSaying('Page a.'),
      '/b&c': pageSaying('Page b.'),
      '/d': pageSaying('Page d.', ['/e']),
    })
    const { crawl: done, pages } = await crawl({ mode: 'sitemap' })
    expect(readPaths(pages)).toEqual(['/', '/a', '/b&c', '/d'])
    expect(done.status).toBe('ready')
  })

  test('without a sitemap the sitemap mode fails with that reason', async () => {
    fixture.site.serve({ '/': pageSaying('Home.', ['/a']) })
    const { crawl: done } = await crawl({ mode: 'sitemap' })
    expect(done).toMatchObject({
      status: 'ready',
      read: 1,
      error: { code: 'no-sitemap', message: crawlEndMessages['no-sitemap'] },
    })
  })
})
