import { expect } from 'vitest'
import { accounts } from '#functions/billing/store'
import type { Crawl, CrawlPage } from '#shared/crawls/schema'
import { crawlFixture } from './region-fixtures/crawl-fixture.ts'

type Input = Readonly<Record<string, unknown>>

/** A crawl fixture, and a crawl of its website from its start to its end. */
export const crawlRuns = () => {
  const fixture = crawlFixture()

  const ofWorkspace = (key: string, input: Input = {}) =>
    fixture.region.invoke(
      key as Parameters<typeof fixture.region.invoke>[0],
      { workspaceId: fixture.world.owner.uid, ...input },
      { token: fixture.world.owner.token },
    )
  const start = async (plan: Input): Promise<string> => {
    const input = { agentId: fixture.world.agentId, seeds: [fixture.site.origin], ...plan }
    const { status, body } = await ofWorkspace('POST /v2/workspaces/{workspaceId}/crawls', input)
    expect(status, JSON.stringify(body)).toBe(200)
    return body.crawl.id
  }
  const getCrawl = async (crawlId: string): Promise<Crawl> =>
    (await ofWorkspace('GET /v2/workspaces/{workspaceId}/crawls/{crawlId}', { crawlId })).body.crawl
  const pagesOf = async (crawlId: string): Promise<CrawlPage[]> =>
    (await ofWorkspace('GET /v2/workspaces/{workspaceId}/crawls/{crawlId}/pages', { crawlId })).body.pages

  return {
    fixture,
    ofWorkspace,
    getCrawl,
    /** Crawls the website to the end; `fate` says what became of a path: the error's code, or the status. */
    crawl: async (plan: Input = {}) => {
      const id = await start(plan)
      await fixture.world.settle()
      const pages = await pagesOf(id)
      const fate = (path: string) => {
        const page = pages.find(({ url }) => url === `${fixture.site.origin}${path}`)
        return page && (page.error?.code ?? page.status)
      }
      return { crawl: await getCrawl(id), pages, fate }
    },
    /** The workspace's credits, in milli-credits. */
    balance: () =>
      fixture.region.rows().find((row) => row.pk === `WS#${fixture.world.owner.uid}` && row.sk === 'META')
        ?.balance as number,
    setBalance: (milliCredits: number) =>
      accounts.bump({ kind: 'workspace', id: fixture.world.owner.uid }, { set: { balance: milliCredits } }),
  }
}
