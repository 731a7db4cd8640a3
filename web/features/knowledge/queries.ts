import { infiniteQueryOptions, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { AllRoutes } from '#shared/api'
import type { InputOf } from '#shared/contract'
import type { SourceStatus } from '#shared/knowledge/schema'
import type { Region } from '#shared/regions'
import { callIn } from '#web/lib/api/call.ts'

export const isPassing = (status: SourceStatus) => status === 'queued' || status === 'fetching'

/** Everything that an agent knows: one change may affect the counts of every tab. */
export const refreshKnowledge = (queries: QueryClient, region: Region, agentId: string) =>
  queries.invalidateQueries({ queryKey: ['knowledge', region, agentId] })

/** The counts above the tabs. */
export const summaryQuery = (region: Region, agentId: string) =>
  queryOptions({
    queryKey: ['knowledge', region, agentId, 'summary'],
    queryFn: async () => (await callIn(region)('GET /v2/agents/{agentId}/knowledge', { agentId })).summary,
  })

/** The agent's sources, 100 per page; refetched every two seconds while an import runs. */
export const sourcesQuery = (region: Region, agentId: string) =>
  infiniteQueryOptions({
    queryKey: ['knowledge', region, agentId, 'sources'],
    queryFn: ({ pageParam }) =>
      callIn(region)('GET /v2/agents/{agentId}/knowledge/sources', { agentId, after: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.cursor,
    refetchInterval: ({ state }) =>
      state.data?.pages.some((page) => page.sources.some(({ status }) => isPassing(status))) ? 2000 : false,
  })

/** The chunks of a source, 50 per page. */
export const chunksQuery = (region: Region, agentId: string, sourceId: string) =>
  infiniteQueryOptions({
    queryKey: ['knowledge', region, agentId, 'chunks', sourceId],
    queryFn: ({ pageParam, signal }) =>
      callIn(region)(
        'GET /v2/agents/{agentId}/knowledge/sources/{sourceId}/chunks',
        { agentId, sourceId, after: pageParam },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.cursor,
  })

/** The pages of a site, 100 per page. */
export const sitePagesQuery = (region: Region, agentId: string, sourceId: string) =>
  infiniteQueryOptions({
    queryKey: ['knowledge', region, agentId, 'pages', sourceId],
    queryFn: ({ pageParam, signal }) =>
      callIn(region)(
        'GET /v2/agents/{agentId}/knowledge/sources/{sourceId}/pages',
        { agentId, sourceId, after: pageParam },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.cursor,
  })

export type SourceEdit = InputOf<AllRoutes['PATCH /v2/agents/{agentId}/knowledge/sources/{sourceId}']>

interface OneSource {
  readonly agentId: string
  readonly sourceId: string
}

export const editSourceMutation = (region: Region) =>
  mutationOptions({
    mutationFn: (edit: SourceEdit) => callIn(region)('PATCH /v2/agents/{agentId}/knowledge/sources/{sourceId}', edit),
    onSettled: (_answer, _error, { agentId }, _before, { client }) => refreshKnowledge(client, region, agentId),
  })

export const importAgainMutation = (region: Region) =>
  mutationOptions({
    mutationFn: (source: OneSource) =>
      callIn(region)('POST /v2/agents/{agentId}/knowledge/sources/{sourceId}/import', source),
    onSettled: (_answer, _error, { agentId }, _before, { client }) => refreshKnowledge(client, region, agentId),
  })

export const deleteSourceMutation = (region: Region) =>
  mutationOptions({
    mutationFn: (source: OneSource) =>
      callIn(region)('DELETE /v2/agents/{agentId}/knowledge/sources/{sourceId}', source),
    onSettled: (_answer, _error, { agentId }, _before, { client }) => refreshKnowledge(client, region, agentId),
  })

/** The agent's answer to a question, with its chunks. */
export const searchMutation = (region: Region, agentId: string) =>
  mutationOptions({
    mutationFn: (question: string) =>
      callIn(region)('POST /v2/agents/{agentId}/knowledge/search', { agentId, question, limit: 10 }),
  })

/** Why a source does not answer a question. */
export const explainMutation = (region: Region, agentId: string) =>
  mutationOptions({
    mutationFn: async (about: { readonly sourceId: string; readonly question: string }) =>
      (await callIn(region)('POST /v2/agents/{agentId}/knowledge/explain', { agentId, ...about })).why,
  })
