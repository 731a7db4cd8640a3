import type { Notification } from '#shared/notifications/schema'

/** Specification 3, section 4: what is older is only listed. */
const ANNOUNCE_WITHIN_MS = 180_000

/** The notification that passes by as a toast: the newest unseen one, while it is young and none as new was told before. */
export const notificationToAnnounce = (
  notifications: readonly Notification[],
  nowMs: number,
  toldUntilMs: number,
): Notification | undefined => {
  const [newest] = notifications.filter(({ seen }) => !seen).toSorted((one, other) => other.ts - one.ts)
  return newest && newest.ts > toldUntilMs && nowMs - newest.ts < ANNOUNCE_WITHIN_MS ? newest : undefined
}
