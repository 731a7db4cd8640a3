import { receiverOf } from '#functions/notifications/receiver-of'
import type { Verb } from '#lib/http/api'
import type { notifications as routes } from '#shared/notifications/routes'
import { pushDevices } from './store.ts'

/** Removes one of the caller's browsers. The key contains the caller, so other members' browsers are out of reach. */
export const deletePushDevice: Verb<
  typeof routes,
  'DELETE /v2/workspaces/{workspaceId}/notifications/push/{device}'
> = async ({ workspaceId, device }, context) => {
  await pushDevices.drop({ workspaceId, receiver: receiverOf(context), device })
  return { success: true }
}
