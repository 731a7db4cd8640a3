import { Problem } from '#shared/problems'
import type { Region } from '#shared/regions'
import { callIn } from '#web/lib/call.ts'
import { readPushMemory, writePushMemory } from '#web/lib/push/push-memory.ts'
import { currentSubscription, isPushSupported } from '#web/lib/push/push-subscription.ts'
import { tellOfPush } from '#web/lib/push/turn-on-push.ts'
import { readSession } from '#web/lib/session.ts'
import { webConfig } from '#web/lib/web-config.ts'

/** The server forgets a browser that it has not heard of for 90 days. */
const TELL_EVERY_MS = 24 * 3600_000

/**
 * Looks after this browser's subscription when a dashboard opens: somebody else's is ended, since their session may have
 * run out here without a sign-out; one whose address changed, or that the server has not heard of for a day, is told.
 */
export const keepPush = async (region: Region): Promise<void> => {
  const memory = readPushMemory(region)
  if (!memory || !isPushSupported()) return
  const subscription = await currentSubscription(region)
  const person = readSession(await webConfig(), region)?.email
  if (person !== memory.person) {
    await subscription?.unsubscribe()
    return writePushMemory(region, undefined)
  }
  if (Notification.permission !== 'granted') return
  if (subscription?.endpoint === memory.endpoint && Date.now() - memory.toldAt < TELL_EVERY_MS) return
  for (const workspaceId of memory.workspaceIds) await tellWorkspace(region, workspaceId)
}

const tellWorkspace = async (region: Region, workspaceId: string): Promise<void> => {
  try {
    const { publicKey } = await callIn(region)('GET /v2/workspaces/{workspaceId}/notifications/push', { workspaceId })
    if (publicKey) await tellOfPush({ region, workspaceId, publicKey })
  } catch (failure) {
    if (!(failure instanceof Problem && failure.code === 'not-found')) throw failure
    // the person is no longer in it
    const memory = readPushMemory(region)
    const workspaceIds = memory?.workspaceIds.filter((id) => id !== workspaceId) ?? []
    if (memory) writePushMemory(region, { ...memory, workspaceIds })
  }
}
