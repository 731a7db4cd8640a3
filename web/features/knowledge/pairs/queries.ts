import { infiniteQueryOptions, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { AllRoutes } from '#shared/api'
import type { InputOf } from '#shared/contract'
import type { Region } from '#shared/regions'
import { refreshKnowledge } from '#web/features/knowledge/queries.ts'
import { callIn } from '#web/lib/api/call.ts'
import { randomId } from '#web/lib/random-id.ts'
import { forgetGap } from '#web-features/gaps'

type In<K extends keyof AllRoutes> = Omit<InputOf<AllRoutes[K]>, 'agentId'>

const after = (region: Region, agentId: string) => ({
  onSettled: (
    _answer: unknown,
    _error: Error | null,
    _input: unknown,
    _before: unknown,
    { client }: { client: QueryClient },
  ) => refreshKnowledge(client, region, agentId),
})

/** Q&As, oldest first, 100 per page. */
export const pairsQuery = (region: Region, agentId: string) =>
  infiniteQueryOptions({
    queryKey: ['knowledge', region, agentId, 'pairs'],
    queryFn: ({ pageParam, signal }) =>
      callIn(region)('GET /v2/agents/{agentId}/knowledge/pairs', { agentId, after: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.cursor,
  })

/** The last 20 versions of a Q&A, newest first. */
export const versionsQuery = (region: Region, agentId: string, pairId: string) =>
  queryOptions({
    queryKey: ['knowledge', region, agentId, 'versions', pairId],
    queryFn: async ({ signal }) =>
      (
        await callIn(region)(
          'GET /v2/agents/{agentId}/knowledge/pairs/{pairId}/versions',
          { agentId, pairId },
          { signal },
        )
      ).versions,
  })

/** Adds a Q&A; the key makes a repeated press add only one. */
export const addPairMutation = (region: Region, agentId: string) =>
  mutationOptions({
    mutationFn: async (pair: In<'POST /v2/agents/{agentId}/knowledge/pairs'>) =>
      (
        await callIn(region)(
          'POST /v2/agents/{agentId}/knowledge/pairs',
          { agentId, ...pair },
          { idempotencyKey: randomId(24) },
        )
      ).pair,
    onSuccess: (_pair, { gapId }, _before, { client }) => {
      if (gapId) forgetGap(client, region, agentId, gapId)
    },
    // the server closes the gap a moment later: refetched now, it would reappear
    onSettled: (_answer, _error, { gapId }, _before, { client }) =>
      client.invalidateQueries({
        queryKey: ['knowledge', region, agentId],
        predicate: ({ queryKey }) => !gapId || queryKey[3] !== 'gaps',
      }),
  })

export const savePairMutation = (region: Region, agentId: string) =>
  mutationOptions({
    mutationFn: async (pair: In<'PUT /v2/agents/{agentId}/knowledge/pairs/{pairId}'>) =>
      (await callIn(region)('PUT /v2/agents/{agentId}/knowledge/pairs/{pairId}', { agentId, ...pair })).pair,
    ...after(region, agentId),
  })

export const deletePairMutation = (region: Region, agentId: string) =>
  mutationOptions({
    mutationFn: (pairId: string) =>
      callIn(region)('DELETE /v2/agents/{agentId}/knowledge/pairs/{pairId}', { agentId, pairId }),
    ...after(region, agentId),
  })

export const restorePairMutation = (region: Region, agentId: string) =>
  mutationOptions({
    mutationFn: async (state: { readonly pairId: string; readonly version: number }) =>
      (await callIn(region)('POST /v2/agents/{agentId}/knowledge/pairs/{pairId}/restore', { agentId, ...state })).pair,
    ...after(region, agentId),
  })
