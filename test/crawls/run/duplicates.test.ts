import { describe, expect, test } from 'vitest'
import { pageSaying } from '#test/support/providers/fixture-site'
import { crawlRuns } from '#test/support/worlds/crawl-runs'
import { readPaths } from '#test/support/worlds/read-paths'

const { fixture, crawl } = crawlRuns()

describe('duplicates are imported once', () => {
  test('by canonical address, redirect, parameters and content', async () => {
    const text = pageSaying('The very same words, wherever they stand.', [])
    fixture.site.serve({
      '/': pageSaying('Home.', ['/a', '/a?sessionid=1', '/print/a', '/old-a', '/copy', '/a/']),
      '/a': text,
      '/print/a': pageSaying('The very same words, for printing.', [], '<link rel="canonical" href="/a">'),
      '/old-a': { status: 301, headers: { location: '/a' } },
      '/copy': text,
      '/a/': text,
    })
    const { crawl: done, pages, fate } = await crawl()
    expect(readPaths(pages)).toEqual(['/', '/a'])
    const [, a] = pages
    for (const path of ['/print/a', '/old-a', '/copy']) expect(fate(path), path).toBe('duplicate')
    for (const page of pages.filter(({ status }) => status === 'duplicate')) expect(page.duplicateOf).toBe(a?.id)
    expect(done.milliCredits).toBe(2000)
  })

  test('a page replaces its canonical page if that one cannot be fetched', async () => {
    fixture.site.serve({
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
    fixture.site.serve({ '/': pageSaying('Home.', ['/a'], head), '/a': pageSaying('Page a.', [], head) })
    expect(readPaths((await crawl()).pages)).toEqual(['/', '/a'])
  })
})
