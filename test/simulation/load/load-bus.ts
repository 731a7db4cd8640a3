import { eventsOf } from '#events/brief-delivery'
import { subscriptions } from '#events/subscriptions'
import type { BusEntry } from '#lib/events/bus-entry'
import { type Consumer, deliver } from '#test/support/handlers/deliver'
import { handlerOf } from '#test/support/handlers/handler-of'
import type { Timeline } from './timeline.ts'

/** The consumers that write what a payer's turns share, or what turns go by. */
const isOfCredits = (name: string) => name.startsWith('billing/') || name.startsWith('agents/shards/')
const DELAY_MS = 100
const RETRIES_AFTER_MS = [60_000, 120_000]

/** Delivers events to the consumers of credits, as EventBridge and Lambda do. */
export const loadBus = async (timeline: Timeline) => {
  const consumers: { readonly type: string; readonly handler: Consumer }[] = []
  for (const [name, row] of Object.entries(subscriptions)) {
    if (!isOfCredits(name)) continue
    const handler = await handlerOf<Consumer>(name)
    consumers.push(...eventsOf(row).map(({ type }) => ({ type, handler })))
  }
  let undelivered = 0

  const run = async (handler: Consumer, detail: string, tries: number): Promise<void> => {
    try {
      await deliver(handler, JSON.parse(detail))
    } catch {
      const pause = RETRIES_AFTER_MS[tries]
      if (pause === undefined) undelivered++
      else timeline.at(timeline.now() + pause, () => void run(handler, detail, tries + 1))
    }
  }
  return {
    publish: async (entries: readonly BusEntry[]): Promise<readonly number[]> => {
      for (const { type, detail } of entries)
        for (const consumer of consumers)
          if (consumer.type === type)
            timeline.at(timeline.now() + DELAY_MS, () => void run(consumer.handler, detail, 0))
      return []
    },
    /** Deliveries that failed each time. */
    undelivered: () => undelivered,
  }
}
