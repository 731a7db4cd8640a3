import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { AllRoutes } from '#shared/api'
import type { InputOf } from '#shared/contract'
import type { Region } from '#shared/regions'
import { callIn } from '#web/lib/api/call.ts'
import { meQuery } from '#web/portal/session/queries.ts'

type In<K extends keyof AllRoutes> = InputOf<AllRoutes[K]>

/** The users of the admin's own organisation. */
export const usersQuery = (region: Region) =>
  queryOptions({
    queryKey: ['portal', region, 'users'],
    queryFn: async ({ signal }) => (await callIn(region)('GET /portal/organisation/users', {}, { signal })).users,
  })

/** What the agency itself chooses from. */
export const organisationsQuery = (region: Region) =>
  queryOptions({
    queryKey: ['portal', region, 'organisations'],
    queryFn: async ({ signal }) => (await callIn(region)('GET /portal/organisations', {}, { signal })).organisations,
  })

const refresh = (client: QueryClient, region: Region) =>
  Promise.all([
    client.invalidateQueries({ queryKey: usersQuery(region).queryKey }),
    client.invalidateQueries({ queryKey: meQuery(region).queryKey }),
  ])

export const saveOrganisationMutation = (region: Region) =>
  mutationOptions({
    mutationFn: (given: In<'POST /portal/organisation'>) => callIn(region)('POST /portal/organisation', given),
    onSuccess: (_answer, _given, _context, { client }) => refresh(client, region),
  })

export const addUserMutation = (region: Region) =>
  mutationOptions({
    mutationFn: (given: In<'POST /portal/organisation/users'>) =>
      callIn(region)('POST /portal/organisation/users', given),
    // a mail that failed leaves the user
    onSettled: (_answer, _error, _given, _before, { client }) => refresh(client, region),
  })

export const saveUserMutation = (region: Region) =>
  mutationOptions({
    mutationFn: (given: In<'POST /portal/organisation/users/{clientId}'>) =>
      callIn(region)('POST /portal/organisation/users/{clientId}', given),
    onSuccess: (_answer, _given, _context, { client }) => refresh(client, region),
  })

export const inviteUserMutation = (region: Region) =>
  mutationOptions({
    mutationFn: (clientId: string) =>
      callIn(region)('POST /portal/organisation/users/{clientId}/invitation', { clientId }),
  })

export const deleteUserMutation = (region: Region) =>
  mutationOptions({
    mutationFn: (clientId: string) => callIn(region)('DELETE /portal/organisation/users/{clientId}', { clientId }),
    onSuccess: (_answer, _id, _context, { client }) => refresh(client, region),
  })
