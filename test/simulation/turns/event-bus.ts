import type { EventEnvelope } from '#events/event'
import { handler as countReply } from '#functions/analytics/count-reply'
import { handler as countUsage } from '#functions/billing/usage/count-reply'
import { handler as countPairUse } from '#functions/knowledge/pairs/count-pair-use'
import { deliver } from '#test/support/handlers/deliver'
import { MINUTE, type Simulation } from './simulation.ts'

type Deliver = (event: EventEnvelope) => Promise<void>

const ofReplies: Deliver = async (event) => {
  await deliver(countReply, event)
  await deliver(countUsage, event)
  await deliver(countPairUse, event)
}

/**
 * A bus that refuses some events, and delivers each other one until its consumers succeed, and sometimes once more. `late`
 * are further consumers by an event's type: each has deliveries of its own, up to two minutes later.
 */
export const createEventBus = (simulation: Simulation, late: Readonly<Record<string, readonly Deliver[]>> = {}) => {
  const { random, scheduler, count } = simulation
  const waiting: string[] = []

  const consume = (event: EventEnvelope, at: number, consumer = ofReplies) => {
    let isDone = false
    scheduler.start(`count ${event.id}`, at, async () => {
      try {
        await consumer(event)
        isDone = true
      } catch {
        count('failed consumers')
      }
    })
    scheduler.start('bus retry', at + 5 * MINUTE, async () => {
      if (!isDone) consume(event, scheduler.now(), consumer)
    })
  }

  return {
    /** Events that were published and not delivered yet. */
    waiting,
    /** Returns the places of the entries that it refuses. */
    publish: (entries: readonly { readonly detail: string }[]): number[] => {
      const refused = entries.flatMap((_, at) => (!simulation.isQuiet && random.chance(0.1) ? [at] : []))
      waiting.push(...entries.filter((_, at) => !refused.includes(at)).map(({ detail }) => detail))
      return refused
    },
    deliverEvents: async () => {
      for (const detail of waiting.splice(0)) {
        const event = JSON.parse(detail) as EventEnvelope
        for (const consumer of late[event.type] ?? [])
          for (let copies = random.between(1, 2); copies > 0; copies--)
            consume(event, scheduler.now() + random.below(2 * MINUTE), consumer)
        if (event.type !== 'conversations.reply-committed') continue
        for (let copies = random.between(1, 3); copies > 0; copies--)
          consume(event, scheduler.now() + random.below(5_000))
      }
    },
  }
}

export type EventBus = ReturnType<typeof createEventBus>
