import { receiverOf } from '#functions/notifications/receiver-of'
import type { Verb } from '#lib/http/api'
import { tokenSecrets } from '#lib/secrets'
import type { notifications as routes } from '#shared/notifications/routes'
import { pushDevicesOf } from './store.ts'
import { vapidKeys } from './vapid-keys.ts'

/** Ids of the caller's own browsers, never their endpoints, by which other services could track them. */
export const listPushDevices: Verb<typeof routes, 'GET /v2/workspaces/{workspaceId}/notifications/push'> = async (
  { workspaceId },
  context,
) => {
  const [{ pushSeed }, devices] = await Promise.all([tokenSecrets(), pushDevicesOf(workspaceId, receiverOf(context))])
  return {
    ...(pushSeed ? { publicKey: vapidKeys(pushSeed).publicKey } : {}),
    devices: devices.map(({ device }) => device),
  }
}
