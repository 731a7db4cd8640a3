import type { EventType } from './event.ts'

/**
 * A consumer whose event nobody needs a minute later, such as an update of open dashboards. It is attempted once, is
 * dropped after `BRIEF_DELIVERY_MS`, and has neither dead letters nor counted failures.
 */
export interface BriefRow {
  readonly event: EventType
  readonly delivery: 'brief'
}

/** A consumer whose one effect many kinds of event have: one rule and one function for all of them. */
export interface SeveralRow {
  readonly events: readonly EventType[]
}

/** What the table of subscriptions says of a consumer. */
export type SubscriptionRow = EventType | BriefRow | SeveralRow

/** How old a briefly delivered event may become, in milliseconds. A minute is the least that Lambda and EventBridge take. */
export const BRIEF_DELIVERY_MS = 60_000

/** The events of a row of the subscriptions. */
export const eventsOf = (row: SubscriptionRow): readonly EventType[] => {
  if ('events' in row) return row.events
  return ['delivery' in row ? row.event : row]
}

/** Whether a row's events are attempted once and expire. */
export const isBrief = (row: SubscriptionRow): boolean => 'delivery' in row
