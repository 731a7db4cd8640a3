import { type InfiniteData, InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { WebConfig } from '#shared/web-config'
import { agentQuery, agentsQuery } from '#web/features/agents/queries.ts'
import { conversationsQuery } from '#web/features/conversations/queries.ts'
import { crawlQuery, crawlsQuery } from '#web/features/crawls/queries.ts'
import { gapsQuery } from '#web/features/gaps/queries.ts'
import { sourcesQuery, summaryQuery } from '#web/features/knowledge/queries.ts'
import { meQuery } from '#web/features/workspaces/queries.ts'

const pool = {
  signIn: { userPoolId: 'pool', userPoolClientId: 'client', hasPassword: true },
  liveUrl: 'ws://live.example',
}
const config: WebConfig = { regions: { eu: pool, na: pool }, defaultRegion: 'eu' }

/** Responses that wait until the test releases them; an aborted request fails as a browser's does. */
let answer: () => void
let asked = 0

beforeEach(() => {
  asked = 0
  const release = Promise.withResolvers<void>()
  answer = release.resolve
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('fetch', async (url: string, { signal }: RequestInit = {}) => {
    if (url === '/config.json') return Response.json(config)
    asked++
    await Promise.race([
      release.promise,
      new Promise((_, fail) => signal?.addEventListener('abort', () => fail(signal.reason))),
    ])
    return Response.json({
      agents: [],
      gaps: [],
      crawls: [],
      sources: [],
      conversations: [],
      data: {},
      summary: {},
      crawl: {},
    })
  })
})
afterEach(() => vi.unstubAllGlobals())

const single = [
  meQuery('eu'),
  agentQuery('eu', 'a'),
  summaryQuery('eu', 'a'),
  gapsQuery('eu', 'a'),
  crawlQuery('eu', 'w', 'c'),
]
const paged = [
  agentsQuery('eu', 'w'),
  conversationsQuery('eu', 'a', {}),
  sourcesQuery('eu', 'a'),
  crawlsQuery('eu', 'w'),
]

test.each(single.map((query) => [query.queryKey.join(' '), query] as const))(
  'a page still waits for %s when the part that requested it unmounts',
  async (_name, query) => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    const options = query as unknown as { queryKey: readonly string[]; queryFn: () => Promise<object> }
    const leave = new QueryObserver(client, options).subscribe(() => undefined)
    const loaded = client.ensureQueryData(options)
    leave()
    answer()
    await expect(loaded).resolves.toBeDefined()
    expect(asked).toBe(1)
  },
)

test.each(paged.map((query) => [query.queryKey.join(' '), query] as const))(
  'a page still waits for %s when the part that requested it unmounts',
  async (_name, query) => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    const options = query as unknown as ReturnType<typeof agentsQuery>
    const leave = new InfiniteQueryObserver(client, options).subscribe(() => undefined)
    const loaded: Promise<InfiniteData<unknown>> = client.ensureInfiniteQueryData(options)
    leave()
    answer()
    expect((await loaded).pages).toHaveLength(1)
    expect(asked).toBe(1)
  },
)
