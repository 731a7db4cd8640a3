import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ensureCrawl, getCrawlProgress } from '#features/crawls'
import { grantsOf } from '#infra/access'
import { pageSaying } from '#test/support/providers/fixture-site'
import { crawlFixture } from '#test/support/worlds/region-fixtures/crawl-fixture'

const fixture = crawlFixture()

describe('private addresses', () => {
  const blocked = [
    '0.0.0.0',
    '10.0.0.1',
    '100.64.0.1',
    '127.0.0.1',
    '168.63.129.16',
    '169.254.169.254',
    '169.254.170.2',
    '172.16.0.1',
    '192.0.0.192',
    '192.0.2.1',
    '192.168.0.1',
    '198.18.0.1',
    '198.51.100.1',
    '203.0.113.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '[::]',
    '[::1]',
    '[::127.0.0.1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:169.254.169.254]',
    '[64:ff9b::7f00:1]',
    '[100::1]',
    '[2001::1]',
    '[2001:db8::1]',
    '[2002:7f00:1::]',
    '[3fff::1]',
    '[5f00::1]',
    '[fc00::1]',
    '[fd00:ec2::254]',
    '[fe80::1]',
    '[fec0::1]',
    '[ff02::1]',
    '2130706433',
    '0x7f.1',
  ] as const
  let sockets: unknown[] = []
  const opened = (message: unknown) => sockets.push(message)
  beforeEach(() => {
    sockets = []
    subscribe('net.client.socket', opened)
  })
  afterEach(() => unsubscribe('net.client.socket', opened))

  test('36 are tested', () => expect(new Set(blocked).size).toBe(36))

  test.each(blocked)('%s as the address to begin at opens no socket', async (address) => {
    // the pool of users is asked over loopback, so only what the crawl opens is counted
    const crawlId = `crawl${crypto.randomUUID().replaceAll('-', '')}`
    const where = { workspaceId: fixture.world.owner.uid, crawlId }
    const seeds = [`http://${address}/`]
    const plan = { seeds, mode: 'deep', include: [], exclude: [], maxPages: 5, maxDepth: 2 } as const
    await ensureCrawl({
      ...where,
      agentId: fixture.world.agentId,
      plan: { ...plan, include: [], exclude: [] },
      isFree: true,
    })
    await fixture.world.settle()
    expect(await getCrawlProgress(where)).toMatchObject({ status: 'failed', error: { code: 'blocked-address' } })
    expect(sockets).toEqual([])
  })

  test('as links, sitemaps, robots’ sitemaps, canonicals and redirects open no socket except to the site', async () => {
    const bad = blocked.map((address) => `http://${address}/`)
    fixture.site.serve({
      '/robots.txt': bad.map((url) => `Sitemap: ${url}sitemap.xml`).join('\n'),
      '/': pageSaying('Home.', [...bad, ...bad.map((_, n) => `/r${n}`)], `<link rel="canonical" href="${bad[5]}">`),
      ...Object.fromEntries(bad.map((url, n) => [`/r${n}`, { status: 302, headers: { location: url } }])),
    })
    const crawlId = 'crawl0000000000000001'
    const where = { workspaceId: fixture.world.owner.uid, crawlId }
    const plan = {
      seeds: [fixture.site.origin],
      mode: 'deep',
      include: [],
      exclude: [],
      maxPages: 100,
      maxDepth: 2,
    } as const
    await ensureCrawl({
      ...where,
      agentId: fixture.world.agentId,
      plan: { ...plan, seeds: [fixture.site.origin], include: [], exclude: [] },
      isFree: true,
    })
    await fixture.world.settle()
    expect(await getCrawlProgress(where)).toMatchObject({ status: 'ready', read: 1, failed: 36 })
    expect(sockets).toHaveLength(fixture.site.requests.length)
  })

  test('the functions that fetch have no access to the table, secrets or files but the crawls’', () => {
    for (const name of ['crawls/run/open-crawl', 'crawls/pages/fetch-page']) {
      const { memoryMb: _memory, timeoutSeconds: _timeout, reserved: _reserved, ...granted } = grantsOf(name)
      expect(granted).toEqual({ readFiles: ['crawls/'], writeFiles: ['crawls/'], variables: ['SAFE_FETCH_ALLOW'] })
    }
  })
})
