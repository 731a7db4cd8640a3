import { receiverOf } from '#functions/notifications/receiver-of'
import type { Verb } from '#lib/http/api'
import type { notifications as routes } from '#shared/notifications/routes'
import { pushDevices } from './store.ts'

/** Forgets one of the caller's browsers; somebody else's lie under another key, which the caller cannot name. */
export const deletePushDevice: Verb<
  typeof routes,
  'DELETE /v2/workspaces/{workspaceId}/notifications/push/{device}'
> = async ({ workspaceId, device }, context) => {
  await pushDevices.drop({ workspaceId, receiver: receiverOf(context), device })
  return { success: true }
}
