import { describe, expect, test } from 'vitest'
import { importMessages } from '#shared/documents/import-messages'
import { pageSaying } from '#test/support/providers/fixture-site'
import { crawlRuns } from '#test/support/worlds/crawl-runs'
import { readPaths } from '#test/support/worlds/read-paths'

const { fixture, crawl } = crawlRuns()

describe('a site’s own rules', () => {
  test('pages that robots.txt forbids are neither fetched nor charged', async () => {
    fixture.site.serve({
      '/robots.txt': 'User-agent: *\nDisallow: /private',
      '/': pageSaying('Home.', ['/private/a', '/b']),
      '/private/a': pageSaying('Secret.'),
      '/b': pageSaying('Page b.'),
    })
    const { crawl: done, fate, pages } = await crawl()
    expect(fate('/private/a')).toBe('robots')
    expect(pages.find(({ url }) => url.includes('private'))?.error?.message).toBe(importMessages.robots)
    expect(fixture.site.log().join()).not.toContain('private')
    expect(done).toMatchObject({ status: 'ready', milliCredits: 2000 })
  })

  test('rules for our crawler by name replace those for all crawlers', async () => {
    fixture.site.serve({
      '/robots.txt': 'User-agent: *\nDisallow: /b\n\nUser-agent: knowledge-fetch\nDisallow: /private',
      '/': pageSaying('Home.', ['/private/a', '/b']),
      '/private/a': pageSaying('Secret.'),
      '/b': pageSaying('Page b.'),
    })
    expect(readPaths((await crawl()).pages)).toEqual(['/', '/b'])
    expect(fixture.site.log().join()).not.toContain('private')
  })

  test('a site that forbids everything fails with that reason', async () => {
    fixture.site.serve({ '/robots.txt': 'User-agent: *\nDisallow: /', '/': pageSaying('Home.') })
    expect((await crawl()).crawl).toMatchObject({ status: 'failed', error: { code: 'robots' }, milliCredits: 0 })
    expect(fixture.site.log().filter((line) => line.startsWith('/ '))).toEqual([])
  })

  test('a robots.txt that fails forbids everything, one that is missing nothing', async () => {
    fixture.site.serve({ '/robots.txt': { status: 503 }, '/': pageSaying('Home.') })
    expect((await crawl()).crawl).toMatchObject({ status: 'failed', error: { code: 'robots-unavailable' } })
  })

  test('the crawl delay is respected, up to ten seconds', async () => {
    fixture.site.serve({
      '/robots.txt': 'User-agent: *\nCrawl-delay: 60',
      '/': pageSaying('Home.', ['/a', '/b']),
      '/a': pageSaying('Page a.'),
      '/b': pageSaying('Page b.'),
    })
    const pauses: unknown[] = []
    let atOnce = 0
    fixture.world.state.around = async (name, work) => {
      const result = (await work()) as { pauseSeconds?: number; pages?: unknown[] }
      if (name === 'crawls/run/merge-batch') pauses.push(result.pauseSeconds)
      if (name === 'crawls/run/select-batch') atOnce = Math.max(atOnce, result.pages?.length ?? 0)
      return result
    }
    expect(readPaths((await crawl()).pages)).toEqual(['/', '/a', '/b'])
    expect(pauses).toEqual([10, 10, 10])
    expect(atOnce).toBe(1)
  })

  test('a busy server is tried once more, later', async () => {
    let asked = 0
    fixture.site.serve((path) => {
      if (path === '/') return pageSaying('Home.', ['/a'])
      if (path !== '/a') return undefined
      asked++
      return asked === 1 ? { status: 429, headers: { 'retry-after': '3' } } : pageSaying('Page a.')
    })
    expect(readPaths((await crawl()).pages)).toEqual(['/', '/a'])
  })
})
