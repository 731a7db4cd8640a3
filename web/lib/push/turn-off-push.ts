import type { Region } from '#shared/regions'
import { callIn } from '#web/lib/api/call.ts'
import { deviceOf } from '#web/lib/push/device-of.ts'
import { currentSubscription } from '#web/lib/push/push-subscription.ts'
import { readPushRegistration, writePushRegistration } from './push-registration.ts'

/** Stops a workspace's notifications in this browser; the last one also ends the browser's subscription. */
export const turnOffPush = async (region: Region, workspaceId: string): Promise<void> => {
  const subscription = await currentSubscription(region)
  if (!subscription) return
  await callIn(region)('DELETE /v2/workspaces/{workspaceId}/notifications/push/{device}', {
    workspaceId,
    device: await deviceOf(subscription.endpoint),
  })
  const memory = readPushRegistration(region)
  const workspaceIds = (memory?.workspaceIds ?? []).filter((id) => id !== workspaceId)
  if (memory && workspaceIds.length > 0) return writePushRegistration(region, { ...memory, workspaceIds })
  await subscription.unsubscribe()
  writePushRegistration(region, undefined)
}
