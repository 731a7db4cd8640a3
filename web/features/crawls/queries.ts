import { infiniteQueryOptions, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { AllRoutes } from '#shared/api'
import type { InputOf } from '#shared/contract'
import type { CrawlStatus } from '#shared/crawls/schema'
import type { Region } from '#shared/regions'
import { callIn } from '#web/lib/api/call.ts'
import { randomId } from '#web/lib/random-id.ts'

type In<K extends keyof AllRoutes> = Omit<InputOf<AllRoutes[K]>, 'workspaceId'>

export type NewCrawl = In<'POST /v2/workspaces/{workspaceId}/crawls'>

export const isRunning = (status: CrawlStatus) => status === 'queued' || status === 'crawling'

const after = (region: Region, workspaceId: string) => ({
  onSettled: (
    _answer: unknown,
    _error: Error | null,
    _input: unknown,
    _before: unknown,
    { client }: { client: QueryClient },
  ) => client.invalidateQueries({ queryKey: ['crawls', region, workspaceId] }),
})

/** The workspace's crawls, newest first, 50 per page; refetched while one of them runs. */
export const crawlsQuery = (region: Region, workspaceId: string) =>
  infiniteQueryOptions({
    queryKey: ['crawls', region, workspaceId, 'list'],
    queryFn: ({ pageParam }) =>
      callIn(region)('GET /v2/workspaces/{workspaceId}/crawls', { workspaceId, after: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.cursor,
    refetchInterval: ({ state }) =>
      state.data?.pages.some((page) => page.crawls.some(({ status }) => isRunning(status))) ? 2000 : false,
  })

/** One crawl and its progress. */
export const crawlQuery = (region: Region, workspaceId: string, crawlId: string) =>
  queryOptions({
    queryKey: ['crawls', region, workspaceId, 'one', crawlId],
    queryFn: async () =>
      (await callIn(region)('GET /v2/workspaces/{workspaceId}/crawls/{crawlId}', { workspaceId, crawlId })).crawl,
    refetchInterval: ({ state }) => (state.data && isRunning(state.data.status) ? 1000 : false),
  })

/** The pages of a crawl, 200 per page. `done` is part of the key: with more pages the answer changes. */
export const crawlPagesQuery = (region: Region, workspaceId: string, crawlId: string, done: number) =>
  infiniteQueryOptions({
    queryKey: ['crawls', region, workspaceId, 'pages', crawlId, done],
    queryFn: ({ pageParam, signal }) =>
      callIn(region)(
        'GET /v2/workspaces/{workspaceId}/crawls/{crawlId}/pages',
        { workspaceId, crawlId, after: pageParam },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.cursor,
  })

/** Starts a crawl; the key makes a repeated press start only one. */
export const createCrawlMutation = (region: Region, workspaceId: string) =>
  mutationOptions({
    mutationFn: async (plan: NewCrawl) =>
      (
        await callIn(region)(
          'POST /v2/workspaces/{workspaceId}/crawls',
          { workspaceId, ...plan },
          { idempotencyKey: randomId(24) },
        )
      ).crawl,
    ...after(region, workspaceId),
  })

export const cancelCrawlMutation = (region: Region, workspaceId: string) =>
  mutationOptions({
    mutationFn: (crawlId: string) =>
      callIn(region)('POST /v2/workspaces/{workspaceId}/crawls/{crawlId}/cancel', { workspaceId, crawlId }),
    ...after(region, workspaceId),
  })

/** Continues a crawl that has ended; a repeated press leaves it running. */
export const readOnMutation = (region: Region, workspaceId: string) =>
  mutationOptions({
    mutationFn: (crawlId: string) =>
      callIn(region)('POST /v2/workspaces/{workspaceId}/crawls/{crawlId}/read-on', { workspaceId, crawlId }),
    ...after(region, workspaceId),
  })

export const importPagesMutation = (region: Region, workspaceId: string) =>
  mutationOptions({
    mutationFn: async (choice: In<'POST /v2/workspaces/{workspaceId}/crawls/{crawlId}/import'>) =>
      (await callIn(region)('POST /v2/workspaces/{workspaceId}/crawls/{crawlId}/import', { workspaceId, ...choice }))
        .source,
    onSettled: (_answer, _error, _input, _before, { client }) =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['crawls', region, workspaceId] }),
        client.invalidateQueries({ queryKey: ['knowledge', region] }),
      ]),
  })

export const deleteCrawlMutation = (region: Region, workspaceId: string) =>
  mutationOptions({
    mutationFn: (crawlId: string) =>
      callIn(region)('DELETE /v2/workspaces/{workspaceId}/crawls/{crawlId}', { workspaceId, crawlId }),
    ...after(region, workspaceId),
  })
