import type { Notification, NotificationSettings } from '#shared/notifications/schema'
import { chime } from './chime.ts'
import { notificationToAnnounce } from './notification-to-announce.ts'

const key = (workspaceId: string) => `notified.${workspaceId}`

/**
 * Finds what to tell in passing and plays its sound. Whoever finds it first, of all tabs and after every reload, is the only
 * one to tell it: the lock makes them look one after the other, and local storage says what was told.
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
