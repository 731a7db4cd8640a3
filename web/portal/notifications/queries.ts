import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Region } from '#shared/regions'
import { callIn } from '#web/lib/api/call.ts'

const MINUTE_MS = 60_000

/** The client's newest notifications. */
export const notificationsQuery = (region: Region) =>
  queryOptions({
    queryKey: ['portal', region, 'notifications'],
    queryFn: async ({ signal }) => (await callIn(region)('GET /portal/notifications', {}, { signal })).notifications,
    refetchInterval: MINUTE_MS,
  })

/** They were read, or the inbox was opened: then the bell's dot goes. */
export const markMutation = (region: Region, mark: 'seen' | 'opened') =>
  mutationOptions({
    mutationFn: (ids: readonly string[]) =>
      callIn(region)('POST /portal/notifications/seen', {
        ids: [...ids],
        ...(mark === 'opened' ? { onlyOpened: true } : {}),
      }),
    onMutate: async (ids, { client }) => {
      const { queryKey } = notificationsQuery(region)
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, (before) =>
        before?.map((it) => (ids.includes(it.ID) ? { ...it, [mark]: true } : it)),
      )
    },
  })
