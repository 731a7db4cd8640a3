import type { Region } from '#shared/regions'
import { callIn } from '#web/lib/api/call.ts'
import { makeSubscription } from '#web/lib/push/push-subscription.ts'
import { readSession } from '#web/lib/session/session.ts'
import { webConfig } from '#web/lib/web-config.ts'
import { readPushRegistration, writePushRegistration } from './push-registration.ts'

interface PushTarget {
  readonly region: Region
  readonly workspaceId: string
  /** The server's key, in base64url. */
  readonly publicKey: string
}

/**
 * Allows a workspace to notify this browser. Asks for the browser's permission first, so a click must call it; returns that
 * permission. Throws when the browser's push service or our server does not answer.
 */
export const turnOnPush = async ({ region, workspaceId, publicKey }: PushTarget): Promise<NotificationPermission> => {
  const permission = await Notification.requestPermission()
  if (permission === 'granted') await registerPush({ region, workspaceId, publicKey })
  return permission
}

/** Subscribes if need be and sends the server this browser's address. Sending it again is harmless. */
export const registerPush = async ({ region, workspaceId, publicKey }: PushTarget): Promise<void> => {
  const { endpoint, keys } = (await makeSubscription(region, publicKey)).toJSON()
  const { p256dh, auth } = keys ?? {}
  if (!endpoint || !p256dh || !auth) throw new Error('The browser gave no whole subscription.')
  await callIn(region)('PUT /v2/workspaces/{workspaceId}/notifications/push', {
    workspaceId,
    endpoint,
    keys: { p256dh, auth },
  })
  const person = readSession(await webConfig(), region)?.email ?? ''
  const known = readPushRegistration(region)?.workspaceIds ?? []
  writePushRegistration(region, {
    person,
    endpoint,
    workspaceIds: [...new Set([...known, workspaceId])],
    toldAt: Date.now(),
  })
}
