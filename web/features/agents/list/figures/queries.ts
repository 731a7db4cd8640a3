import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Region } from '#shared/regions'
import { callIn } from '#web/lib/api/call.ts'

/** What a page of agents did in the last week and who waits, in one request, by agent. */
export const figuresQuery = (region: Region, workspaceId: string, agentIds: readonly string[]) =>
  queryOptions({
    queryKey: ['agents', region, 'list', workspaceId, 'figures', agentIds.join()],
    queryFn: async ({ signal }) => {
      const input = { workspaceId, agentIds: agentIds.join() }
      const { figures } = await callIn(region)('GET /v2/workspaces/{workspaceId}/agent-figures', input, { signal })
      return new Map(figures.map((one) => [one.agentId, one]))
    },
    staleTime: 30_000,
  })

/** The same of all agents, by the pages in which their rows ask: nothing is asked twice. */
export const allFiguresQuery = (region: Region, workspaceId: string, pages: readonly (readonly string[])[]) =>
  queryOptions({
    queryKey: ['agents', region, 'list', workspaceId, 'all-figures', pages.flat().join()],
    queryFn: async ({ client }: { readonly client: QueryClient }) => {
      const answers = await Promise.all(pages.map((ids) => client.fetchQuery(figuresQuery(region, workspaceId, ids))))
      return answers.flatMap((answer) => [...answer.values()])
    },
    staleTime: 30_000,
  })
