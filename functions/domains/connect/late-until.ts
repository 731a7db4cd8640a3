import type { ConnectedHost } from '#functions/domains/store'

/** A step that was under way when the host left its state may still make a tenant: it runs for a minute at most (`infra/access`). */
export const LATE_MS = 65_000

/** Until when a tenant may still appear of a host that is given up now: one that is live for longer has had its steps. */
export const lateUntil = ({ state, at }: ConnectedHost, now: number): number => (state === 'live' ? at : now) + LATE_MS
