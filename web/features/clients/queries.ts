import { infiniteQueryOptions, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { AllRoutes } from '#shared/api'
import type { Client, Organisation } from '#shared/clients/schema'
import type { InputOf } from '#shared/contract'
import type { Region } from '#shared/regions'
import { callIn } from '#web/lib/api/call.ts'
import { ensurePages } from '#web/lib/loading/ensure-data.ts'
import { loadAgency } from '#web-features/agencies'
import { currentWorkspace, ensureMe } from '#web-features/workspaces'

type In<K extends keyof AllRoutes> = Omit<InputOf<AllRoutes[K]>, 'workspaceId'>

export type Filter = Omit<In<'GET /v2/workspaces/{workspaceId}/clients'>, 'after'>
export type NewClient = In<'POST /v2/workspaces/{workspaceId}/clients'>
export type SavedClient = In<'POST /v2/workspaces/{workspaceId}/clients/{clientId}'>
export type ChangedAccess = In<'PUT /v2/workspaces/{workspaceId}/clients/{clientId}/access'>
export type SavedOrganisation = In<'POST /v2/workspaces/{workspaceId}/organisations/{organisationId}'>

/** Clients by name, 50 a page, as the server filters and sorts them. */
export const clientsQuery = (region: Region, workspaceId: string, filter: Filter) =>
  infiniteQueryOptions({
    queryKey: ['clients', region, workspaceId, 'list', filter],
    queryFn: ({ pageParam, signal }) =>
      callIn(region)(
        'GET /v2/workspaces/{workspaceId}/clients',
        { workspaceId, ...filter, after: pageParam },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.cursor,
  })

export const clientQuery = (region: Region, workspaceId: string, clientId: string) =>
  queryOptions({
    queryKey: ['clients', region, workspaceId, 'one', clientId],
    queryFn: async () =>
      (await callIn(region)('GET /v2/workspaces/{workspaceId}/clients/{clientId}', { workspaceId, clientId })).client,
  })

/** What a client did, newest first, 50 a page. */
export const clientActivityQuery = (region: Region, workspaceId: string, clientId: string) =>
  infiniteQueryOptions({
    queryKey: ['clients', region, workspaceId, 'activity', clientId],
    queryFn: ({ pageParam }) =>
      callIn(region)('GET /v2/workspaces/{workspaceId}/clients/{clientId}/activity', {
        workspaceId,
        clientId,
        after: pageParam,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.cursor,
    staleTime: 0,
  })

/** The agency's organisations, 100 a page; the page loads all, to name and to choose them. */
export const organisationsQuery = (region: Region, workspaceId: string) =>
  infiniteQueryOptions({
    queryKey: ['clients', region, workspaceId, 'organisations'],
    queryFn: ({ pageParam }) =>
      callIn(region)('GET /v2/workspaces/{workspaceId}/organisations', { workspaceId, after: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.cursor,
  })

/** The first visit makes the agency, without which there are no clients. */
export const loadClients = async (queryClient: QueryClient, region: Region): Promise<void> => {
  const { uid } = currentWorkspace(region, await ensureMe(queryClient, region, location.href))
  await Promise.all([loadAgency(queryClient, region), ensurePages(queryClient, organisationsQuery(region, uid))])
}

const relist = (client: QueryClient, region: Region, workspaceId: string) =>
  Promise.all(
    ['list', 'organisations'].map((list) =>
      client.invalidateQueries({ queryKey: ['clients', region, workspaceId, list] }),
    ),
  )

const keep = (client: QueryClient, region: Region, workspaceId: string, person: Client) =>
  client.setQueryData(clientQuery(region, workspaceId, person.ID).queryKey, person)

export const addClient = (region: Region, workspaceId: string, given: NewClient) =>
  callIn(region)('POST /v2/workspaces/{workspaceId}/clients', { workspaceId, ...given })

export const addClientMutation = (region: Region, workspaceId: string) =>
  mutationOptions({
    mutationFn: (given: NewClient) => addClient(region, workspaceId, given),
    onSuccess: (_answer, _given, _context, { client }) => relist(client, region, workspaceId),
  })

export const saveClientMutation = (region: Region, workspaceId: string) =>
  mutationOptions({
    mutationFn: (given: SavedClient) =>
      callIn(region)('POST /v2/workspaces/{workspaceId}/clients/{clientId}', { workspaceId, ...given }),
    onSuccess: ({ client: saved }, _given, _context, { client }) => {
      keep(client, region, workspaceId, saved)
      return relist(client, region, workspaceId)
    },
  })

/** One change after another: the order that is sent last is the one that stays. */
export const changeAccessMutation = (region: Region, workspaceId: string, clientId: string) =>
  mutationOptions({
    scope: { id: `access-${clientId}` },
    mutationFn: (change: Omit<ChangedAccess, 'clientId'>) =>
      callIn(region)('PUT /v2/workspaces/{workspaceId}/clients/{clientId}/access', {
        workspaceId,
        clientId,
        ...change,
      }),
    onSuccess: ({ client: saved }, _given, _context, { client }) => {
      keep(client, region, workspaceId, saved)
      return client.invalidateQueries({ queryKey: ['clients', region, workspaceId, 'list'] })
    },
  })

/** Mails the client a link to set their password. */
export const inviteClientMutation = (region: Region, workspaceId: string) =>
  mutationOptions({
    mutationFn: (clientId: string) =>
      callIn(region)('POST /v2/workspaces/{workspaceId}/clients/{clientId}/invitation', { workspaceId, clientId }),
  })

/** A link, good once and for a minute, that opens the portal as the client. */
export const logInAsMutation = (region: Region, workspaceId: string) =>
  mutationOptions({
    mutationFn: (clientId: string) =>
      callIn(region)('POST /v2/workspaces/{workspaceId}/clients/{clientId}/log-in-as', { workspaceId, clientId }),
  })

export const deleteClientMutation = (region: Region, workspaceId: string) =>
  mutationOptions({
    mutationFn: (clientId: string) =>
      callIn(region)('DELETE /v2/workspaces/{workspaceId}/clients/{clientId}', { workspaceId, clientId }),
    onSuccess: (_answer, _id, _context, { client }) => relist(client, region, workspaceId),
  })

export const addOrganisationMutation = (region: Region, workspaceId: string) =>
  mutationOptions({
    mutationFn: (organisation: Partial<Organisation>) =>
      callIn(region)('POST /v2/workspaces/{workspaceId}/organisations', { workspaceId, organisation }),
    onSuccess: (_answer, _given, _context, { client }) => relist(client, region, workspaceId),
  })

export const saveOrganisationMutation = (region: Region, workspaceId: string) =>
  mutationOptions({
    mutationFn: (given: SavedOrganisation) =>
      callIn(region)('POST /v2/workspaces/{workspaceId}/organisations/{organisationId}', { workspaceId, ...given }),
    onSuccess: (_answer, _given, _context, { client }) => relist(client, region, workspaceId),
  })

export const deleteOrganisationMutation = (region: Region, workspaceId: string) =>
  mutationOptions({
    mutationFn: (organisationId: string) =>
      callIn(region)('DELETE /v2/workspaces/{workspaceId}/organisations/{organisationId}', {
        workspaceId,
        organisationId,
      }),
    onSuccess: (_answer, _id, _context, { client }) => relist(client, region, workspaceId),
  })

/** All users of the agency, page by page: for a file. */
export const everyClient = async (
  queryClient: QueryClient,
  region: Region,
  workspaceId: string,
): Promise<readonly Client[]> => {
  const { pages } = await queryClient.fetchInfiniteQuery({
    ...clientsQuery(region, workspaceId, {}),
    queryKey: ['clients', region, workspaceId, 'every'],
    pages: Number.POSITIVE_INFINITY,
    staleTime: 0,
  })
  return pages.flatMap((page) => page.clients)
}
