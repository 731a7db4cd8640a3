import { expect } from 'vitest'
import { accounts } from '#functions/billing/store'
import type { Crawl, CrawlPage } from '#shared/crawls/schema'
import { crawlBench } from './benches/crawl-bench.ts'

type Input = Readonly<Record<string, unknown>>

/** A crawl bench, and a crawl of its website from its start to its end. */
export const crawlRuns = () => {
  const bench = crawlBench()

  const ofWorkspace = (key: string, input: Input = {}) =>
    bench.region.invoke(
      key as Parameters<typeof bench.region.invoke>[0],
      { workspaceId: bench.world.owner.uid, ...input },
      { token: bench.world.owner.token },
    )
  const start = async (plan: Input): Promise<string> => {
    const input = { agentId: bench.world.agentId, seeds: [bench.site.origin], ...plan }
    const { status, body } = await ofWorkspace('POST /v2/workspaces/{workspaceId}/crawls', input)
    expect(status, JSON.stringify(body)).toBe(200)
    return body.crawl.id
  }
  const getCrawl = async (crawlId: string): Promise<Crawl> =>
    (await ofWorkspace('GET /v2/workspaces/{workspaceId}/crawls/{crawlId}', { crawlId })).body.crawl
  const pagesOf = async (crawlId: string): Promise<CrawlPage[]> =>
    (await ofWorkspace('GET /v2/workspaces/{workspaceId}/crawls/{crawlId}/pages', { crawlId })).body.pages

  return {
    bench,
    ofWorkspace,
    getCrawl,
    /** Crawls the website to the end; `fate` says what became of a path: the error's code, or the status. */
    crawl: async (plan: Input = {}) => {
      const id = await start(plan)
      await bench.world.settle()
      const pages = await pagesOf(id)
      const fate = (path: string) => {
        const page = pages.find(({ url }) => url === `${bench.site.origin}${path}`)
        return page && (page.error?.code ?? page.status)
      }
      return { crawl: await getCrawl(id), pages, fate }
    },
    /** The workspace's credits, in milli-credits. */
    balance: () =>
      bench.region.rows().find((row) => row.pk === `WS#${bench.world.owner.uid}` && row.sk === 'META')
        ?.balance as number,
    setBalance: (milliCredits: number) =>
      accounts.bump({ kind: 'workspace', id: bench.world.owner.uid }, { set: { balance: milliCredits } }),
  }
}
