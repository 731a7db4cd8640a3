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
 * Keeps a browser's push subscription as the caller's own. The endpoint is an address that a stranger gave: it is judged
 * here, so that the person hears of it, and again with every call. Keeping one twice is harmless.
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
  // later than every other, so that the order in which browsers were kept decides who goes
  const keptAt = Math.max(world().now(), ...others.map((it) => it.keptAt + 1))
  await commit([
    pushDevices.putting({ workspaceId, receiver, device, endpoint, p256dh, auth, keptAt, failures: 0 }),
    ...tooMany.map((it) => pushDevices.removing(it)),
  ])
  return { device }
}

/** A point that is not on the curve would fail with every message. */
const isOnCurve = (point: string): boolean => {
  try {
    ECDH.convertKey(point, 'prime256v1', 'base64url', 'base64url', 'uncompressed')
    return true
  } catch {
    return false
  }
}
