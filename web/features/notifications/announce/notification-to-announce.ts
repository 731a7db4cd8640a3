import type { Notification } from '#shared/notifications/schema'

/** Specification 3, section 4: older ones are only listed. */
const ANNOUNCE_WITHIN_MS = 180_000

/** The notification to show as a toast: the newest unseen one, while it is recent and none as new was announced before. */
export const notificationToAnnounce = (
  notifications: readonly Notification[],
  nowMs: number,
  announcedUntilMs: number,
): Notification | undefined => {
  const [newest] = notifications.filter(({ seen }) => !seen).toSorted((one, other) => other.ts - one.ts)
  return newest && newest.ts > announcedUntilMs && nowMs - newest.ts < ANNOUNCE_WITHIN_MS ? newest : undefined
}
