import type { Verb } from '#lib/api'
import type { notifications as routes } from '#shared/notifications/routes'
import { pushDevices } from './push/store.ts'
import { receiverOf } from './receiver-of.ts'

/** Forgets one of the caller's browsers; somebody else's lie under another key, which the caller cannot name. */
export const forgetPushDevice: Verb<
  typeof routes,
  'DELETE /v2/workspaces/{workspaceId}/notifications/push/{device}'
> = async ({ workspaceId, device }, context) => {
  await pushDevices.drop({ workspaceId, receiver: receiverOf(context), device })
  return { success: true }
}
