import { Problem } from '#shared/problems'
import type { Region } from '#shared/regions'
import { callIn } from '#web/lib/api/call.ts'
import { readSession } from '#web/lib/session/session.ts'
import { webConfig } from '#web/lib/web-config.ts'
import { readPushRegistration, writePushRegistration } from './push-registration.ts'
import { currentSubscription, isPushSupported } from './push-subscription.ts'
import { registerPush } from './turn-on-push.ts'

/** The server deletes a browser that has not renewed for 90 days. */
const RENEW_EVERY_MS = 24 * 3600_000

/**
 * Checks this browser's subscription when a dashboard opens: ends that of another member, whose session may have expired here
 * without a sign-out, and sends it to the server when its address has changed or the last renewal is a day old.
 */
export const renewPush = async (region: Region): Promise<void> => {
  const memory = readPushRegistration(region)
  if (!memory || !isPushSupported()) return
  const subscription = await currentSubscription(region)
  const person = readSession(await webConfig(), region)?.email
  if (person !== memory.person) {
    await subscription?.unsubscribe()
    return writePushRegistration(region, undefined)
  }
  if (Notification.permission !== 'granted') return
  if (subscription?.endpoint === memory.endpoint && Date.now() - memory.toldAt < RENEW_EVERY_MS) return
  for (const workspaceId of memory.workspaceIds) await renewForWorkspace(region, workspaceId)
}

const renewForWorkspace = async (region: Region, workspaceId: string): Promise<void> => {
  try {
    const { publicKey } = await callIn(region)('GET /v2/workspaces/{workspaceId}/notifications/push', { workspaceId })
    if (publicKey) await registerPush({ region, workspaceId, publicKey })
  } catch (failure) {
    if (!(failure instanceof Problem && failure.code === 'not-found')) throw failure
    // the member has left it
    const memory = readPushRegistration(region)
    const workspaceIds = memory?.workspaceIds.filter((id) => id !== workspaceId) ?? []
    if (memory) writePushRegistration(region, { ...memory, workspaceIds })
  }
}
