import type { EventType } from './event.ts'

/**
 * A consumer whose event nobody needs a minute later, such as an update of open dashboards. It is attempted once, is
 * dropped after `BRIEF_DELIVERY_MS`, and has neither dead letters nor counted failures.
 */
export interface BriefRow {
  readonly event: EventType
  readonly delivery: 'brief'
}

/** How old a briefly delivered event may become, in milliseconds. A minute is the least that Lambda and EventBridge take. */
export const BRIEF_DELIVERY_MS = 60_000

/** The event of a row of the subscriptions. */
export const eventOf = (row: EventType | BriefRow): EventType => ('delivery' in row ? row.event : row)

/** Whether a row's events are attempted once and expire. */
export const isBrief = (row: EventType | BriefRow): boolean => 'delivery' in row
