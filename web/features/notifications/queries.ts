import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { NotificationSettings } from '#shared/notifications/schema'
import type { Region } from '#shared/regions'
import { callIn } from '#web/lib/api/call.ts'

/** The member's newest notifications in a workspace, and their settings. */
export const notificationsQuery = (region: Region, workspaceId: string) =>
  queryOptions({
    queryKey: ['notifications', region, workspaceId],
    meta: { isOfFrame: true },
    queryFn: ({ signal }) =>
      callIn(region)('GET /v2/workspaces/{workspaceId}/notifications', { workspaceId }, { signal }),
  })

const mutationKey = (region: Region, workspaceId: string) => ['notifications', region, workspaceId]

/** Only the last pending change refetches: an earlier answer would revert a later choice on the screen. */
const refresh = async (client: QueryClient, region: Region, workspaceId: string) => {
  if (client.isMutating({ mutationKey: mutationKey(region, workspaceId) }) === 1)
    await client.invalidateQueries({ queryKey: notificationsQuery(region, workspaceId).queryKey })
}

const markMutation = (region: Region, workspaceId: string, mark: 'seen' | 'opened') =>
  mutationOptions({
    mutationKey: mutationKey(region, workspaceId),
    mutationFn: (ids: readonly string[]) =>
      callIn(region)('POST /v2/workspaces/{workspaceId}/notifications/seen', {
        workspaceId,
        ids: [...ids],
        ...(mark === 'opened' ? { onlyOpened: true } : {}),
      }),
    onMutate: async (ids, { client }) => {
      const { queryKey } = notificationsQuery(region, workspaceId)
      await client.cancelQueries({ queryKey })
      client.setQueryData(
        queryKey,
        (before) =>
          before && {
            ...before,
            notifications: before.notifications.map((it) => (ids.includes(it.ID) ? { ...it, [mark]: true } : it)),
          },
      )
    },
    onSettled: (_answer, _error, _ids, _before, { client }) => refresh(client, region, workspaceId),
  })

/** They were announced, or read. */
export const seenMutation = (region: Region, workspaceId: string) => markMutation(region, workspaceId, 'seen')

/** The inbox was opened: the bell's dot goes, what was not read stays new. */
export const openedMutation = (region: Region, workspaceId: string) => markMutation(region, workspaceId, 'opened')

/** Each sends all settings, so they are sent one after the other. */
export const settingsMutation = (region: Region, workspaceId: string) =>
  mutationOptions({
    mutationKey: mutationKey(region, workspaceId),
    scope: { id: `notification-settings ${region} ${workspaceId}` },
    mutationFn: ({ sound, off }: NotificationSettings) =>
      callIn(region)('PUT /v2/workspaces/{workspaceId}/notifications/settings', { workspaceId, sound, off }),
    onMutate: async (settings, { client }) => {
      const { queryKey } = notificationsQuery(region, workspaceId)
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, (before) => before && { ...before, settings })
    },
    onSettled: (_answer, _error, _settings, _before, { client }) => refresh(client, region, workspaceId),
  })
