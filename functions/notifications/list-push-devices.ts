import type { Verb } from '#lib/api'
import { platformSecrets } from '#lib/secrets'
import type { notifications as routes } from '#shared/notifications/routes'
import { pushDevicesOf } from './push/store.ts'
import { vapidKeys } from './push/vapid-keys.ts'
import { receiverOf } from './receiver-of.ts'

/** Names of the caller's own browsers, never their endpoints: whoever has one can be told apart elsewhere. */
export const listPushDevices: Verb<typeof routes, 'GET /v2/workspaces/{workspaceId}/notifications/push'> = async (
  { workspaceId },
  context,
) => {
  const [{ pushSeed }, devices] = await Promise.all([
    platformSecrets(),
    pushDevicesOf(workspaceId, receiverOf(context)),
  ])
  return {
    ...(pushSeed ? { publicKey: vapidKeys(pushSeed).publicKey } : {}),
    devices: devices.map(({ device }) => device),
  }
}
