import type { Head } from '#functions/conversations/store'
import type { MessageDeliveries } from './message-deliveries.ts'
import { MINUTE, type Simulation } from './simulation.ts'

interface Sending {
  readonly conversations: readonly Head[]
  /** How many messages. */
  readonly total: number
  /** The time over which they are spread, in ms. */
  readonly spanMs: number
}

/**
 * Sends every message, and some up to four more times; close together, often within a second or two to one conversation, or to
 * several at once, whose turns then meet in what their payer has: concurrency is what fails.
 */
export const sendMessages = (
  { random, scheduler }: Simulation,
  deliveries: MessageDeliveries,
  { conversations, total, spanMs }: Sending,
): void => {
  let last = { head: random.pick(conversations), at: scheduler.now() }
  for (let at = 0; at < total; at++) {
    const isBurst = random.chance(0.35)
    const isRush = !isBurst && random.chance(0.4)
    const head = isBurst ? last.head : random.pick(conversations)
    const later = isRush ? random.below(200) : random.below(2_500)
    const first = isBurst || isRush ? last.at + later : scheduler.now() + random.below(spanMs)
    last = { head, at: first }
    const name = `m${String(at).padStart(5, '0')}`
    deliveries.send(name, head, first)
    for (let copies = random.below(5); copies > 0; copies--)
      if (random.chance(0.4)) deliveries.repeat(name, head, first + random.below(4 * MINUTE))
  }
}
