import type { Notification, NotificationSettings } from '#shared/notifications/schema'
import { chime } from './chime.ts'
import { notificationToAnnounce } from './notification-to-announce.ts'

const key = (workspaceId: string) => `notified.${workspaceId}`

/**
 * Finds the notification to announce and plays its sound. One tab announces it, also across reloads: the lock makes the tabs
 * check one after the other, and local storage says what was announced.
 */
export const announce = (
  workspaceId: string,
  notifications: readonly Notification[],
  { sound }: NotificationSettings,
): Promise<Notification | undefined> =>
  navigator.locks.request(key(workspaceId), () => {
    const found = notificationToAnnounce(notifications, Date.now(), Number(localStorage.getItem(key(workspaceId))))
    if (!found) return undefined
    localStorage.setItem(key(workspaceId), String(found.ts))
    if (sound) void chime()
    return found
  })
