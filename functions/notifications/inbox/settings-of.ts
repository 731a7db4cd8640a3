import { preferences } from '#functions/notifications/store'
import type { NotificationSettings } from '#shared/notifications/schema'

/** What somebody wants to hear of; everything, until they say otherwise. */
export const settingsOf = async (workspaceId: string, receiver: string): Promise<NotificationSettings> => {
  const known = await preferences.get({ workspaceId, receiver }, { consistent: true })
  return { sound: known?.sound ?? true, off: known?.off ?? [] }
}
