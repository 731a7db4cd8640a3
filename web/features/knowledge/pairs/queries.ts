import { infiniteQueryOptions, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { AllRoutes } from '#shared/api'
import type { InputOf } from '#shared/contract'
import type { Region } from '#shared/regions'
import { refreshKnowledge } from '#web/features/knowledge/queries.ts'
import { callIn } from '#web/lib/api/call.ts'
import { randomId } from '#web/lib/random-id.ts'

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

/** Questions with their answers, first added first, 100 a page. */
export const pairsQuery = (region: Region, agentId: string) =>
  infiniteQueryOptions({
    queryKey: ['knowledge', region, agentId, 'pairs'],
    queryFn: ({ pageParam, signal }) =>
      callIn(region)('GET /v2/agents/{agentId}/knowledge/pairs', { agentId, after: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.cursor,
  })

/** The last 20 states of a pair, newest first. */
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

/** What visitors asked and nothing answered, most asked first. */
export const gapsQuery = (region: Region, agentId: string) =>
  queryOptions({
    queryKey: ['knowledge', region, agentId, 'gaps'],
    queryFn: async ({ signal }) =>
      (await callIn(region)('GET /v2/agents/{agentId}/knowledge/gaps', { agentId }, { signal })).gaps,
  })

/** Adds a pair; the key makes a repeated press add one only. */
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
    ...after(region, agentId),
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

export const dismissGapMutation = (region: Region, agentId: string) =>
  mutationOptions({
    mutationFn: (gapId: string) =>
      callIn(region)('DELETE /v2/agents/{agentId}/knowledge/gaps/{gapId}', { agentId, gapId }),
    ...after(region, agentId),
  })
