import { infiniteQueryOptions, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { AllRoutes } from '#shared/api'
import type { InputOf } from '#shared/contract'
import type { Region } from '#shared/regions'
import type { Endpoint } from '#shared/webhooks/schema'
import type { GracePeriod } from '#shared/workspaces/access-keys'
import { callIn } from '#web/lib/api/call.ts'
import { ensureData } from '#web/lib/loading/ensure-data.ts'
import { currentWorkspace, ensureMe } from '#web-features/workspaces'

type In<K extends keyof AllRoutes> = Omit<InputOf<AllRoutes[K]>, 'workspaceId'>
export type ChangedEndpoint = In<'PATCH /v2/workspaces/{workspaceId}/webhooks/{endpointId}'>

/** A delivery that waits is looked at again so often, in milliseconds; the endpoints’ states, as long as their page is open. */
const WAITING_MS = 3000
const STATES_MS = 10_000

const keyOf = (region: Region, workspaceId: string) => ['webhooks', region, workspaceId] as const

export const endpointsQuery = (region: Region, workspaceId: string) =>
  queryOptions({
    queryKey: [...keyOf(region, workspaceId), 'endpoints'],
    queryFn: async () => (await callIn(region)('GET /v2/workspaces/{workspaceId}/webhooks', { workspaceId })).endpoints,
    refetchInterval: STATES_MS,
  })

/** Members have no endpoints: the page says so without asking. */
export const loadEndpoints = async (queryClient: QueryClient, region: Region): Promise<void> => {
  const { uid, role } = currentWorkspace(region, await ensureMe(queryClient, region, location.href))
  if (role === 'owner') await ensureData(queryClient, endpointsQuery(region, uid))
}

export const deliveriesQuery = (region: Region, workspaceId: string, endpointId: string, state?: 'failed') =>
  infiniteQueryOptions({
    queryKey: [...keyOf(region, workspaceId), 'deliveries', endpointId, state ?? 'all'],
    queryFn: ({ pageParam }) =>
      callIn(region)('GET /v2/workspaces/{workspaceId}/webhooks/{endpointId}/deliveries', {
        workspaceId,
        endpointId,
        state,
        after: pageParam,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.cursor,
    refetchInterval: ({ state: { data } }) =>
      data?.pages[0]?.deliveries.some(
        ({ state: of, nextAt = 0 }) => of === 'waiting' && nextAt < Date.now() + WAITING_MS,
      )
        ? WAITING_MS
        : false,
  })

export const deliveryQuery = (region: Region, workspaceId: string, endpointId: string, deliveryId: string) =>
  queryOptions({
    queryKey: [...keyOf(region, workspaceId), 'delivery', endpointId, deliveryId],
    queryFn: async () =>
      (
        await callIn(region)('GET /v2/workspaces/{workspaceId}/webhooks/{endpointId}/deliveries/{deliveryId}', {
          workspaceId,
          endpointId,
          deliveryId,
        })
      ).delivery,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data?.state === 'waiting' && (data.nextAt ?? 0) < Date.now() + WAITING_MS ? WAITING_MS : false,
  })

export const secretQuery = (region: Region, workspaceId: string, endpointId: string) =>
  queryOptions({
    queryKey: [...keyOf(region, workspaceId), 'secret', endpointId],
    queryFn: async () =>
      (
        await callIn(region)('GET /v2/workspaces/{workspaceId}/webhooks/{endpointId}/secret', {
          workspaceId,
          endpointId,
        })
      ).secret,
    enabled: false,
    gcTime: 0,
  })

const keep = (client: QueryClient, region: Region, workspaceId: string, endpoint: Endpoint) =>
  client.setQueryData(endpointsQuery(region, workspaceId).queryKey, (before = []) =>
    before.some(({ id }) => id === endpoint.id)
      ? before.map((one) => (one.id === endpoint.id ? endpoint : one))
      : [...before, endpoint],
  )

const relist = (client: QueryClient, region: Region, workspaceId: string) =>
  client.invalidateQueries({ queryKey: keyOf(region, workspaceId) })

export const addEndpointMutation = (region: Region, workspaceId: string) =>
  mutationOptions({
    mutationFn: (given: In<'POST /v2/workspaces/{workspaceId}/webhooks'>) =>
      callIn(region)('POST /v2/workspaces/{workspaceId}/webhooks', { workspaceId, ...given }),
    onSuccess: ({ endpoint }, _given, _context, { client }) => keep(client, region, workspaceId, endpoint),
  })

export const changeEndpointMutation = (region: Region, workspaceId: string) =>
  mutationOptions({
    mutationFn: (given: ChangedEndpoint) =>
      callIn(region)('PATCH /v2/workspaces/{workspaceId}/webhooks/{endpointId}', { workspaceId, ...given }),
    onSuccess: ({ endpoint }, _given, _context, { client }) => keep(client, region, workspaceId, endpoint),
  })

export const deleteEndpointMutation = (region: Region, workspaceId: string) =>
  mutationOptions({
    mutationFn: (endpointId: string) =>
      callIn(region)('DELETE /v2/workspaces/{workspaceId}/webhooks/{endpointId}', { workspaceId, endpointId }),
    onSuccess: (_answer, endpointId, _context, { client }) =>
      client.setQueryData(endpointsQuery(region, workspaceId).queryKey, (before = []) =>
        before.filter(({ id }) => id !== endpointId),
      ),
  })

export const rotateSecretMutation = (region: Region, workspaceId: string, endpointId: string) =>
  mutationOptions({
    mutationFn: (given: { readonly replaces: string; readonly validFor: GracePeriod }) =>
      callIn(region)('POST /v2/workspaces/{workspaceId}/webhooks/{endpointId}/secret', {
        workspaceId,
        endpointId,
        ...given,
      }),
    onSuccess: ({ endpoint, secret }, _given, _context, { client }) => {
      keep(client, region, workspaceId, endpoint)
      client.setQueryData(secretQuery(region, workspaceId, endpointId).queryKey, secret)
    },
  })

export const testMutation = (region: Region, workspaceId: string, endpointId: string) =>
  mutationOptions({
    mutationFn: () =>
      callIn(region)('POST /v2/workspaces/{workspaceId}/webhooks/{endpointId}/test', { workspaceId, endpointId }),
    onSuccess: (_answer, _given, _context, { client }) => relist(client, region, workspaceId),
  })

export const replayMutation = (region: Region, workspaceId: string, endpointId: string) =>
  mutationOptions({
    mutationFn: (deliveryId: string) =>
      callIn(region)('POST /v2/workspaces/{workspaceId}/webhooks/{endpointId}/deliveries/{deliveryId}/replay', {
        workspaceId,
        endpointId,
        deliveryId,
      }),
    onSuccess: (_answer, _given, _context, { client }) => relist(client, region, workspaceId),
  })

export const replayFailedMutation = (region: Region, workspaceId: string, endpointId: string) =>
  mutationOptions({
    mutationFn: () =>
      callIn(region)('POST /v2/workspaces/{workspaceId}/webhooks/{endpointId}/replay-failed', {
        workspaceId,
        endpointId,
      }),
    onSuccess: (_answer, _given, _context, { client }) => relist(client, region, workspaceId),
  })
