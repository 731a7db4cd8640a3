import type { Feature } from '#shared/features'
import { notificationRows } from './notifications/rows.ts'

/** WebSocket APIs, composed of the features' rows: one Lambda answers `$connect`, `$disconnect` and every message of one. */
export const sockets = {
  ...notificationRows.sockets,
} as const satisfies Readonly<Record<string, `${Feature}/${string}`>>
