import { receiverOf } from '#functions/notifications/receiver-of'
import type { Verb } from '#lib/http/api'
import type { notifications as routes } from '#shared/notifications/routes'
import { preferences } from './store.ts'

/** Replaces the caller's settings. Saving them twice is harmless. */
export const saveSettings: Verb<typeof routes, 'PUT /v2/workspaces/{workspaceId}/notifications/settings'> = async (
  { workspaceId, sound, off },
  context,
) => {
  const settings = { sound, off: [...new Set(off)] }
  await preferences.save({ workspaceId, receiver: receiverOf(context), ...settings })
  return { settings }
}
