import { infiniteQueryOptions, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { AllRoutes } from '#shared/api'
import type { InputOf } from '#shared/contract'
import type { Push } from '#shared/fleet/schema'
import type { Region } from '#shared/regions'
import { callIn } from '#web/lib/api/call.ts'
import { randomId } from '#web/lib/random-id.ts'

type In<K extends keyof AllRoutes> = Omit<InputOf<AllRoutes[K]>, 'workspaceId'>
export type NewPush = In<'POST /v2/workspaces/{workspaceId}/fleet/pushes'>
export type NewCopies = In<'POST /v2/workspaces/{workspaceId}/fleet/sources/{sourceId}/copies'>
type Choice = In<'PUT /v2/workspaces/{workspaceId}/fleet/pushes/{pushId}/targets/{agentId}'>

/** The page's workspace. */
export interface FleetPlace {
  readonly region: Region
  readonly workspaceId: string
}

const key = ({ region, workspaceId }: FleetPlace) => ['fleet', region, workspaceId] as const

/** Something is being published or undone. */
export const isBusy = ({ state }: Push): boolean => state === 'running' || state === 'undoing'

const BUSY_MS = 1500
const WAITING_MS = 15_000

/** How soon a page asks again: a stage can start by itself, or another member continue. */
const pace = (pushes: readonly Push[]): number | false => {
  if (pushes.some(isBusy)) return BUSY_MS
  return pushes.some(({ state }) => state === 'waiting' || state === 'paused') ? WAITING_MS : false
}

/** The agents that have copies. */
export const sourcesQuery = (place: FleetPlace) =>
  queryOptions({
    queryKey: [...key(place), 'sources'],
    queryFn: async () =>
      (await callIn(place.region)('GET /v2/workspaces/{workspaceId}/fleet', { workspaceId: place.workspaceId }))
        .sources,
    staleTime: 0,
  })

/** The copies of an agent, compared with its live version, 25 a page. */
export const copiesQuery = (place: FleetPlace, sourceId: string) =>
  infiniteQueryOptions({
    queryKey: [...key(place), 'copies', sourceId],
    queryFn: ({ pageParam, signal }) =>
      callIn(place.region)(
        'GET /v2/workspaces/{workspaceId}/fleet/sources/{sourceId}/copies',
        { workspaceId: place.workspaceId, sourceId, after: pageParam },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.cursor,
    staleTime: 0,
  })

/** Agents that could become copies of this one, 50 a page. */
export const candidatesQuery = (place: FleetPlace, sourceId: string) =>
  infiniteQueryOptions({
    queryKey: [...key(place), 'candidates', sourceId],
    queryFn: ({ pageParam, signal }) =>
      callIn(place.region)(
        'GET /v2/workspaces/{workspaceId}/fleet/sources/{sourceId}/candidates',
        { workspaceId: place.workspaceId, sourceId, after: pageParam },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.cursor,
    staleTime: 0,
  })

/** How a copy meets the live version of its source. */
export const copyQuery = (place: FleetPlace, agentId: string) =>
  queryOptions({
    queryKey: [...key(place), 'copy', agentId],
    queryFn: ({ signal }) =>
      callIn(place.region)(
        'GET /v2/workspaces/{workspaceId}/fleet/copies/{agentId}',
        { workspaceId: place.workspaceId, agentId },
        { signal },
      ),
    staleTime: 0,
  })

/** Pushes, newest first, 20 a page. */
export const pushesQuery = (place: FleetPlace) =>
  infiniteQueryOptions({
    queryKey: [...key(place), 'pushes'],
    queryFn: ({ pageParam }) =>
      callIn(place.region)('GET /v2/workspaces/{workspaceId}/fleet/pushes', {
        workspaceId: place.workspaceId,
        after: pageParam,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.cursor,
    staleTime: 0,
    refetchInterval: ({ state }) => pace(state.data?.pages.flatMap((page) => page.pushes) ?? []),
  })

/** A push with the state of each copy. */
export const pushQuery = (place: FleetPlace, pushId: string) =>
  queryOptions({
    queryKey: [...key(place), 'push', pushId],
    queryFn: () =>
      callIn(place.region)('GET /v2/workspaces/{workspaceId}/fleet/pushes/{pushId}', {
        workspaceId: place.workspaceId,
        pushId,
      }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data ? pace([state.data.push]) : false),
  })

/** How one copy meets the version of a push. `at` is part of the key: after each change of its state the answer is another. */
export const targetQuery = (place: FleetPlace, pushId: string, agentId: string, at: number) =>
  queryOptions({
    queryKey: [...key(place), 'target', pushId, agentId, at],
    queryFn: ({ signal }) =>
      callIn(place.region)(
        'GET /v2/workspaces/{workspaceId}/fleet/pushes/{pushId}/targets/{agentId}',
        { workspaceId: place.workspaceId, pushId, agentId },
        { signal },
      ),
    staleTime: 0,
  })

const renewed = (place: FleetPlace) => ({
  onSettled: (
    _answer: unknown,
    _error: Error | null,
    _input: unknown,
    _before: unknown,
    { client }: { client: QueryClient },
  ) => client.invalidateQueries({ queryKey: key(place) }),
})

export const linkMutation = (place: FleetPlace, sourceId: string) =>
  mutationOptions({
    mutationFn: (agentIds: string[]) =>
      callIn(place.region)('POST /v2/workspaces/{workspaceId}/fleet/sources/{sourceId}/links', {
        workspaceId: place.workspaceId,
        sourceId,
        agentIds,
      }),
    ...renewed(place),
  })

export const makeCopiesMutation = (place: FleetPlace, sourceId: string) =>
  mutationOptions({
    mutationFn: (copies: NewCopies['copies']) =>
      callIn(place.region)('POST /v2/workspaces/{workspaceId}/fleet/sources/{sourceId}/copies', {
        workspaceId: place.workspaceId,
        sourceId,
        copies,
      }),
    onSettled: (_answer: unknown, _error: Error | null, _input: unknown, _before: unknown, { client }) =>
      Promise.all([
        client.invalidateQueries({ queryKey: key(place) }),
        client.invalidateQueries({ queryKey: ['agents', place.region, 'list'] }),
        client.invalidateQueries({ queryKey: ['clients', place.region] }),
      ]),
  })

export const unlinkMutation = (place: FleetPlace) =>
  mutationOptions({
    mutationFn: (agentId: string) =>
      callIn(place.region)('DELETE /v2/workspaces/{workspaceId}/fleet/copies/{agentId}', {
        workspaceId: place.workspaceId,
        agentId,
      }),
    ...renewed(place),
  })

/** Starts a push; the key makes a repeated press start only one. */
export const startPushMutation = (place: FleetPlace) =>
  mutationOptions({
    mutationFn: async (plan: NewPush) =>
      (
        await callIn(place.region)(
          'POST /v2/workspaces/{workspaceId}/fleet/pushes',
          { workspaceId: place.workspaceId, ...plan },
          { idempotencyKey: randomId(24) },
        )
      ).push,
    ...renewed(place),
  })

export type PushAction = 'pause' | 'stop' | 'undo' | { readonly continueAt: number }

export const pushActionMutation = (place: FleetPlace, pushId: string) =>
  mutationOptions({
    mutationFn: (action: PushAction) => {
      const of = { workspaceId: place.workspaceId, pushId }
      const call = callIn(place.region)
      if (action === 'pause') return call('POST /v2/workspaces/{workspaceId}/fleet/pushes/{pushId}/pause', of)
      if (action === 'stop') return call('POST /v2/workspaces/{workspaceId}/fleet/pushes/{pushId}/stop', of)
      if (action === 'undo') return call('POST /v2/workspaces/{workspaceId}/fleet/pushes/{pushId}/undo', of)
      return call('POST /v2/workspaces/{workspaceId}/fleet/pushes/{pushId}/continue', {
        ...of,
        stage: action.continueAt,
      })
    },
    ...renewed(place),
  })

/** Chooses anew for one copy of a push, one change after another. */
export const chooseMutation = (place: FleetPlace, pushId: string) =>
  mutationOptions({
    scope: { id: `fleet-${pushId}` },
    mutationFn: (choice: Omit<Choice, 'pushId'>) =>
      callIn(place.region)('PUT /v2/workspaces/{workspaceId}/fleet/pushes/{pushId}/targets/{agentId}', {
        workspaceId: place.workspaceId,
        pushId,
        ...choice,
      }),
    ...renewed(place),
  })
