import { infiniteQueryOptions, mutationOptions } from '@tanstack/react-query'
import type { SourceStatus } from '#shared/knowledge/schema'
import type { Region } from '#shared/regions'
import { callIn } from '#web/lib/call.ts'

const isPassing = (status: SourceStatus) => status === 'queued' || status === 'fetching'

/** What the agent knows from where, 100 a page; asked again every two seconds while an import runs. */
export const sourcesQuery = (region: Region, agentId: string) =>
  infiniteQueryOptions({
    queryKey: ['knowledge', region, agentId, 'sources'],
    queryFn: ({ pageParam, signal }) =>
      callIn(region)('GET /v2/agents/{agentId}/knowledge/sources', { agentId, after: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.cursor,
    refetchInterval: ({ state }) =>
      state.data?.pages.some((page) => page.sources.some(({ status }) => isPassing(status))) ? 2000 : false,
  })

interface OneSource {
  readonly agentId: string
  readonly sourceId: string
}

export const importAgainMutation = (region: Region) =>
  mutationOptions({
    mutationFn: (source: OneSource) =>
      callIn(region)('POST /v2/agents/{agentId}/knowledge/sources/{sourceId}/import', source),
    onSettled: (_answer, _error, { agentId }, _before, { client }) =>
      client.invalidateQueries({ queryKey: sourcesQuery(region, agentId).queryKey }),
  })

export const deleteSourceMutation = (region: Region) =>
  mutationOptions({
    mutationFn: (source: OneSource) =>
      callIn(region)('DELETE /v2/agents/{agentId}/knowledge/sources/{sourceId}', source),
    onSettled: (_answer, _error, { agentId }, _before, { client }) =>
      client.invalidateQueries({ queryKey: sourcesQuery(region, agentId).queryKey }),
  })

/** What the agent would answer a question from. */
export const searchMutation = (region: Region, agentId: string) =>
  mutationOptions({
    mutationFn: (question: string) =>
      callIn(region)('POST /v2/agents/{agentId}/knowledge/search', { agentId, question, limit: 10 }),
  })
