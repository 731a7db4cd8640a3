import { describe, expect, test } from 'vitest'
import { crawlEndMessages } from '#shared/crawls/messages'
import { pageSaying } from '#test/support/providers/fixture-site'
import { crawlRuns } from '#test/support/worlds/crawl-runs'

const { fixture, ofWorkspace, crawl, balance, setBalance } = crawlRuns()

describe('credits', () => {
  test('without credits a crawl ends early and keeps its pages', async () => {
    fixture.site.serve((path) =>
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
      (
        await ofWorkspace('POST /v2/workspaces/{workspaceId}/crawls', {
          agentId: fixture.world.agentId,
          seeds: [fixture.site.origin],
        })
      ).status,
    ).toBe(402)
  })

  test('credits spent elsewhere during a batch are not spent twice', async () => {
    fixture.site.serve((path) =>
      path === '/robots.txt' || path === '/sitemap.xml' || path.includes('no-such')
        ? undefined
        : pageSaying(
            `Text of ${path}.`,
            Array.from({ length: 5 }, (_, n) => `/p${n}`),
          ),
    )
    let batches = 0
    fixture.world.state.around = async (name, work) => {
      if (name === 'crawls/run/merge-batch' && ++batches === 2) await setBalance(2000)
      return work()
    }
    const { crawl: done, pages } = await crawl()
    expect(balance()).toBe(0)
    expect(done).toMatchObject({ read: 3, milliCredits: 3000 })
    expect(pages.filter(({ error }) => error?.code === 'no-credits').length).toBe(3)
  })

  test('each page is charged in the ledger', async () => {
    fixture.site.serve({ '/': pageSaying('Home.', ['/a']), '/a': pageSaying('Page a.') })
    const { crawl: done } = await crawl()
    const entries = fixture.region
      .rows()
      .filter((row) => row.kind === 'ledger-entry' && row.owner === `WS#${fixture.world.owner.uid}`)
    const spent = entries.filter(({ reason }) => reason === 'crawl')
    expect(spent.reduce((sum, { milliCredits }) => sum + Number(milliCredits), 0)).toBe(done.milliCredits)
    expect(spent.every(({ from, to }) => from === `WS#${fixture.world.owner.uid}` && to === 'usage')).toBe(true)
  })
})
