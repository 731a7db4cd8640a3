import type { Feature } from '#shared/features'

/** WebSocket APIs: one Lambda answers `$connect`, `$disconnect` and every message of one. */
export const sockets = {
  live: 'notifications/live/socket',
} as const satisfies Readonly<Record<string, `${Feature}/${string}`>>
