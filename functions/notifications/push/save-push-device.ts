import { ECDH } from 'node:crypto'
import { receiverOf } from '#functions/notifications/receiver-of'
import { commit } from '#lib/database/commit'
import { addressFault } from '#lib/fetch/address-fault'
import type { Verb } from '#lib/http/api'
import { sha256 } from '#lib/sha256'
import { world } from '#lib/world'
import { notificationText } from '#shared/notifications/messages'
import type { notifications as routes } from '#shared/notifications/routes'
import { MAX_PUSH_DEVICES } from '#shared/notifications/schema'
import { Problem } from '#shared/problems'
import { protocolText } from '#shared/protocol-messages'
import { pushDevices, pushDevicesOf } from './store.ts'

/**
 * Saves a browser's push subscription for the caller. The endpoint comes from the client: it is checked here, so that the
 * user sees an error, and again with every call. Saving twice is harmless.
 */
export const savePushDevice: Verb<typeof routes, 'PUT /v2/workspaces/{workspaceId}/notifications/push'> = async (
  { workspaceId, endpoint, keys: { p256dh, auth } },
  context,
) => {
  const receiver = receiverOf(context)
  if (!isOnCurve(p256dh)) throw new Problem('invalid', protocolText('pushKey'))
  if (await addressFault(endpoint)) throw new Problem('invalid', notificationText('pushUnreachable'))
  const device = sha256(endpoint)
  const others = (await pushDevicesOf(workspaceId, receiver)).filter((it) => it.device !== device)
  const tooMany = others.toSorted((one, other) => other.keptAt - one.keptAt).slice(MAX_PUSH_DEVICES - 1)
  // later than all others, so that beyond the limit the browser saved first is removed
  const keptAt = Math.max(world().now(), ...others.map((it) => it.keptAt + 1))
  await commit([
    pushDevices.putting({ workspaceId, receiver, device, endpoint, p256dh, auth, keptAt, failures: 0 }),
    ...tooMany.map((it) => pushDevices.removing(it)),
  ])
  return { device }
}

/** With a key that is not on the curve every message would fail. */
const isOnCurve = (point: string): boolean => {
  try {
    ECDH.convertKey(point, 'prime256v1', 'base64url', 'base64url', 'uncompressed')
    return true
  } catch {
    return false
  }
}
