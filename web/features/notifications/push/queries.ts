import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Region } from '#shared/regions'
import { callIn } from '#web/lib/api/call.ts'
import { deviceOf } from '#web/lib/push/device-of.ts'
import { currentSubscription, isPushSupported } from '#web/lib/push/push-subscription.ts'
import { turnOffPush } from '#web/lib/push/turn-off-push.ts'
import { turnOnPush } from '#web/lib/push/turn-on-push.ts'

/** The switch's state. `unoffered`: the installation has no push key. */
export type PushState =
  | { readonly kind: 'unsupported' | 'unoffered' | 'blocked' }
  | { readonly kind: 'off' | 'on'; readonly publicKey: string }

/** Whether a workspace notifies the member in this browser: the browser's permission, and the server's record. */
export const pushQuery = (region: Region, workspaceId: string) =>
  queryOptions({
    queryKey: ['push', region, workspaceId],
    // the browser's permission changes outside the page
    refetchOnWindowFocus: 'always',
    queryFn: async ({ signal }): Promise<PushState> => {
      if (!isPushSupported()) return { kind: 'unsupported' }
      if (Notification.permission === 'denied') return { kind: 'blocked' }
      const { publicKey, devices } = await callIn(region)(
        'GET /v2/workspaces/{workspaceId}/notifications/push',
        { workspaceId },
        { signal },
      )
      if (!publicKey) return { kind: 'unoffered' }
      const subscription = Notification.permission === 'granted' ? await currentSubscription(region) : undefined
      const isOn = subscription !== undefined && devices.includes(await deviceOf(subscription.endpoint))
      return { kind: isOn ? 'on' : 'off', publicKey }
    },
  })

export const pushMutation = (region: Region, workspaceId: string) =>
  mutationOptions({
    mutationFn: async ({ isOn, publicKey }: { readonly isOn: boolean; readonly publicKey: string }) => {
      if (isOn) await turnOnPush({ region, workspaceId, publicKey })
      else await turnOffPush(region, workspaceId)
    },
    onSettled: (_answer, _error, _wanted, _before, { client }) =>
      client.invalidateQueries({ queryKey: pushQuery(region, workspaceId).queryKey }),
  })
