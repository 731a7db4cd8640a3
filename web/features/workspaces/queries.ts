import { infiniteQueryOptions, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Region } from '#shared/regions'
import type { GracePeriod } from '#shared/workspaces/access-keys'
import type { Right } from '#shared/workspaces/rights'
import { callIn } from '#web/lib/api/call.ts'
import { savedArrival } from '#web/lib/session/arrival.ts'
import { language } from '#web/lib/words/language.ts'

/**
 * The signed-in member and their workspaces; the first visit to the region of the account creates the personal workspace. In another
 * region it fails with `workspaces.noneHere` until one was created there.
 */
export const meQuery = (region: Region) =>
  queryOptions({
    queryKey: ['workspaces', region, 'me'],
    queryFn: () => callIn(region)('POST /v2/me', { ...savedArrival(), language }),
    staleTime: 5 * 60_000,
    meta: { isOfFrame: true },
  })

/** Creates the personal workspace in a region where the member has none; where they have one, nothing changes. */
export const createHereMutation = (region: Region) =>
  mutationOptions({
    mutationFn: () => callIn(region)('POST /v2/me', { ...savedArrival(), language, create: true }),
    onSuccess: (me, _input, _context, { client }) => client.setQueryData(meQuery(region).queryKey, me),
  })

/** Creates a further workspace of the member's own, which the switcher has at once. */
export const createWorkspaceMutation = (region: Region) =>
  mutationOptions({
    mutationFn: (workspaceName: string) => callIn(region)('POST /v2/workspaces', { workspaceName }),
    onSuccess: ({ workspace }, _name, _context, { client }) => {
      client.setQueryData(meQuery(region).queryKey, (me) => me && { ...me, workspaces: [...me.workspaces, workspace] })
      return client.invalidateQueries({ queryKey: ['workspaces', region, 'open'] })
    },
  })

/** Without live updates a removed member notices within this; with the answer's round trip, within the design's one minute. */
const pollEveryMs = 30_000

/**
 * The member's workspaces in a region: a membership can end while its member works. Polled only while no live updates
 * arrive, which announce that.
 */
export const accessibleWorkspacesQuery = (region: Region, isLive = false) =>
  queryOptions({
    queryKey: ['workspaces', region, 'open'],
    queryFn: async ({ signal }) => {
      const at = Date.now()
      return { at, ...(await callIn(region)('GET /v2/me/workspaces', {}, { signal })) }
    },
    meta: { isOfFrame: true },
    staleTime: isLive ? Number.POSITIVE_INFINITY : pollEveryMs,
    refetchInterval: isLive ? false : pollEveryMs,
    refetchOnWindowFocus: isLive ? false : 'always',
  })

/** Owner, members, invitations and seats. */
export const teamQuery = (region: Region, workspaceId: string) =>
  queryOptions({
    queryKey: ['workspaces', region, workspaceId, 'team'],
    queryFn: ({ signal }) => callIn(region)('GET /v2/workspaces/{workspaceId}/team', { workspaceId }, { signal }),
  })

/** The audit log, newest first, 50 per page. */
export const activityQuery = (region: Region, workspaceId: string) =>
  infiniteQueryOptions({
    queryKey: ['workspaces', region, workspaceId, 'activity'],
    queryFn: ({ pageParam, signal }) =>
      callIn(region)('GET /v2/workspaces/{workspaceId}/activity', { workspaceId, after: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.cursor,
  })

const refresh = (client: QueryClient, region: Region, workspaceId: string) =>
  client.invalidateQueries({ queryKey: ['workspaces', region, workspaceId] })

export const inviteMutation = (region: Region, workspaceId: string) =>
  mutationOptions({
    mutationFn: (email: string) =>
      callIn(region)('POST /v2/workspaces/{workspaceId}/invitations', { workspaceId, email }),
    onSettled: (_answer, _error, _email, _before, { client }) => refresh(client, region, workspaceId),
  })

export const revokeInvitationMutation = (region: Region, workspaceId: string) =>
  mutationOptions({
    mutationFn: (email: string) =>
      callIn(region)('DELETE /v2/workspaces/{workspaceId}/invitations/{email}', { workspaceId, email }),
    onSettled: (_answer, _error, _email, _before, { client }) => refresh(client, region, workspaceId),
  })

export const removeMemberMutation = (region: Region, workspaceId: string) =>
  mutationOptions({
    mutationFn: (removal: { readonly email: string; readonly rotateKeys?: GracePeriod }) =>
      callIn(region)('DELETE /v2/workspaces/{workspaceId}/members/{email}', { workspaceId, ...removal }),
    onSettled: (_answer, _error, _email, _before, { client }) => refresh(client, region, workspaceId),
  })

export const grantRightsMutation = (region: Region, workspaceId: string) =>
  mutationOptions({
    mutationFn: (grant: { readonly email: string; readonly rights: Right[] }) =>
      callIn(region)('PUT /v2/workspaces/{workspaceId}/members/{email}', { workspaceId, ...grant }),
    // the switches keep what was chosen until the team is read again
    onSettled: (_answer, _error, _grant, _before, { client }) => refresh(client, region, workspaceId),
  })

/** The workspace's secret, and the earlier ones that are still valid. */
export const workspaceKeysQuery = (region: Region, workspaceId: string) =>
  queryOptions({
    queryKey: ['workspaces', region, workspaceId, 'keys'],
    queryFn: ({ signal }) => callIn(region)('GET /v2/workspaces/{workspaceId}/keys', { workspaceId }, { signal }),
  })

export const rotateWorkspaceKeyMutation = (region: Region, workspaceId: string) =>
  mutationOptions({
    mutationFn: (rotation: { readonly replaces: string; readonly validFor: GracePeriod }) =>
      callIn(region)('POST /v2/workspaces/{workspaceId}/keys', { workspaceId, ...rotation }),
    // the activity log lists it
    onSuccess: (keys, _input, _context, { client }) => {
      client.setQueryData(workspaceKeysQuery(region, workspaceId).queryKey, keys)
      return refresh(client, region, workspaceId)
    },
  })

export const revokeWorkspaceKeyMutation = (region: Region, workspaceId: string) =>
  mutationOptions({
    mutationFn: (keyId: string) =>
      callIn(region)('DELETE /v2/workspaces/{workspaceId}/keys/{keyId}', { workspaceId, keyId }),
    onSuccess: (keys, _input, _context, { client }) => {
      client.setQueryData(workspaceKeysQuery(region, workspaceId).queryKey, keys)
      return refresh(client, region, workspaceId)
    },
  })

export const saveWorkspaceMutation = (region: Region, workspaceId: string) =>
  mutationOptions({
    mutationFn: (edit: { readonly workspaceName: string; readonly workspacePhotoURL?: string }) =>
      callIn(region)('POST /v2/workspaces/{workspaceId}', { workspaceId, ...edit }),
    // the activity log lists it
    onSuccess: (_answer, _edit, _before, { client }) =>
      Promise.all([
        client.invalidateQueries({ queryKey: meQuery(region).queryKey }),
        refresh(client, region, workspaceId),
      ]),
  })

export const leaveWorkspaceMutation = (region: Region, workspaceId: string) =>
  mutationOptions({
    mutationKey: ['workspaces', region, 'leave', workspaceId],
    mutationFn: () => callIn(region)('DELETE /v2/workspaces/{workspaceId}', { workspaceId }),
  })
