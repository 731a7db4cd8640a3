import type { Region } from '#shared/regions'
import { callIn } from '#web/lib/call.ts'
import { readPushMemory, writePushMemory } from '#web/lib/push/push-memory.ts'
import { makeSubscription } from '#web/lib/push/push-subscription.ts'
import { readSession } from '#web/lib/session.ts'
import { webConfig } from '#web/lib/web-config.ts'

interface PushPlace {
  readonly region: Region
  readonly workspaceId: string
  /** The server's, in base64url. */
  readonly publicKey: string
}

/**
 * Lets a workspace notify this browser. Asks the browser first, so it must come from a click; answers what the browser
 * says. Throws when the browser's push service or ours does not answer.
 */
export const turnOnPush = async ({ region, workspaceId, publicKey }: PushPlace): Promise<NotificationPermission> => {
  const permission = await Notification.requestPermission()
  if (permission === 'granted') await tellOfPush({ region, workspaceId, publicKey })
  return permission
}

/** Subscribes if need be and tells the server where this browser is. Telling it again is harmless. */
export const tellOfPush = async ({ region, workspaceId, publicKey }: PushPlace): Promise<void> => {
  const { endpoint, keys } = (await makeSubscription(region, publicKey)).toJSON()
  const { p256dh, auth } = keys ?? {}
  if (!endpoint || !p256dh || !auth) throw new Error('The browser gave no whole subscription.')
  await callIn(region)('PUT /v2/workspaces/{workspaceId}/notifications/push', {
    workspaceId,
    endpoint,
    keys: { p256dh, auth },
  })
  const person = readSession(await webConfig(), region)?.email ?? ''
  const known = readPushMemory(region)?.workspaceIds ?? []
  writePushMemory(region, {
    person,
    endpoint,
    workspaceIds: [...new Set([...known, workspaceId])],
    toldAt: Date.now(),
  })
}
