import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Region } from '#shared/regions'
import { callIn } from '#web/lib/api/call.ts'

/** Unanswered questions from visitors, most frequent first. */
export const gapsQuery = (region: Region, agentId: string) =>
  queryOptions({
    queryKey: ['knowledge', region, agentId, 'gaps'],
    queryFn: async () => (await callIn(region)('GET /v2/agents/{agentId}/knowledge/gaps', { agentId })).gaps,
  })

/** Removes a gap from the screen before the server's list does. */
export const forgetGap = (queries: QueryClient, region: Region, agentId: string, gapId: string) =>
  queries.setQueryData(gapsQuery(region, agentId).queryKey, (gaps) => gaps?.filter(({ id }) => id !== gapId))

export const dismissGapMutation = (region: Region, agentId: string) =>
  mutationOptions({
    mutationFn: (gapId: string) =>
      callIn(region)('DELETE /v2/agents/{agentId}/knowledge/gaps/{gapId}', { agentId, gapId }),
    onSettled: (_answer, _error, _gapId, _before, { client }) =>
      client.invalidateQueries({ queryKey: gapsQuery(region, agentId).queryKey }),
  })
