import { regionNames } from '#shared/regions'
import { callIn } from '#web/lib/api/call.ts'
import { deviceOf } from './device-of.ts'
import { readPushRegistration, writePushRegistration } from './push-registration.ts'
import { currentSubscription } from './push-subscription.ts'

/**
 * Stops the notifications of a member who signs out. The server is informed while the session lasts; should it not answer,
 * the push service does so with the next message, because the subscription ends here in any case.
 */
export const unregisterPush = async (): Promise<void> => {
  for (const region of regionNames) {
    const memory = readPushRegistration(region)
    if (!memory) continue
    const device = await deviceOf(memory.endpoint)
    const unregister = (workspaceId: string) =>
      callIn(region)(
        'DELETE /v2/workspaces/{workspaceId}/notifications/push/{device}',
        { workspaceId, device },
        { signal: AbortSignal.timeout(3000) },
      )
    await Promise.allSettled(memory.workspaceIds.map(unregister))
    await (await currentSubscription(region))?.unsubscribe()
    writePushRegistration(region, undefined)
  }
}
