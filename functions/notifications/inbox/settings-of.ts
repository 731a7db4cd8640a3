import type { NotificationSettings } from '#shared/notifications/schema'
import { preferences } from './store.ts'

/** A receiver's notification settings; by default everything is on. */
export const settingsOf = async (workspaceId: string, receiver: string): Promise<NotificationSettings> => {
  const known = await preferences.get({ workspaceId, receiver }, { consistent: true })
  return { sound: known?.sound ?? true, off: known?.off ?? [] }
}
