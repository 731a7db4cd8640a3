import type { Head } from '#functions/conversations/store'
import { handleMessage } from '#functions/conversations/turn/handle-message'
import type { Ports } from '#functions/conversations/turn/ports'
import { TransactionCanceledException } from '#infra/local/database/engine/commands/transaction-canceled-exception'
import type { StreamEvent } from '#shared/conversations/schema'
import { Problem } from '#shared/problems'
import { LostAnswer } from './lost-answer.ts'
import { MINUTE, type Simulation } from './simulation.ts'

/** What else sees a delivery. */
export interface Observer {
  /** Gets what the visitor gets; ended when the worker is done. */
  readonly watch: (head: Head) => { readonly send: (event: StreamEvent) => void; readonly end: () => void }
  /** Whether a message may be refused for good because its conversation is gone. */
  readonly isGone: (head: Head) => boolean
}

const nobody: Observer = { watch: () => ({ send: () => undefined, end: () => undefined }), isGone: () => false }
const GONE = ['not-found', 'gone', 'conflict']

/** Delivers visitors' messages to workers; each is repeated until a worker has acknowledged it. */
export const messageDeliveries = (
  { random, scheduler, count }: Simulation,
  ports: Ports,
  { watch, isGone }: Observer = nobody,
) => {
  const unacknowledged = new Set<string>()
  const defects = new Set<string>()
  let deliveries = 0

  const attempt = (name: string, head: Head, at: number) => {
    deliveries++
    scheduler.start(`${name}#${deliveries}`, at, async () => {
      const { send, end } = watch(head)
      try {
        await handleMessage(
          {
            agentId: head.agentId,
            conversationId: head.conversationId,
            visitor: head.visitor,
            version: 'live',
            inbound: { channel: 'web', providerId: name, text: `message ${name}` },
          },
          ports,
          { send },
        )
        unacknowledged.delete(name)
      } catch (failure) {
        if (failure instanceof Problem && GONE.includes(failure.code) && isGone(head)) {
          unacknowledged.delete(name)
          return count('messages to nobody')
        }
        const isRefused = failure instanceof Problem && failure.code === 'rate-limited'
        if (!(isRefused || failure instanceof LostAnswer || failure instanceof TransactionCanceledException))
          defects.add(failure instanceof Problem ? `${failure.code}: ${failure.message}` : String(failure))
        count(isRefused ? 'refused deliveries' : 'failed deliveries')
      } finally {
        end()
      }
    })
    // a client without a response retries, whether or not its worker died, and so does one that was refused
    scheduler.start('patience', at + random.between(5_000, 3 * MINUTE), async () => {
      if (unacknowledged.has(name)) attempt(name, head, scheduler.now() + 1)
    })
  }

  return {
    unacknowledged,
    /** Failures that were not injected. */
    defects,
    /** Delivers a message for the first time. */
    send: (name: string, head: Head, at: number) => {
      unacknowledged.add(name)
      attempt(name, head, at)
    },
    /** Delivers it once more, although nobody has asked for that. */
    repeat: attempt,
    /** How many deliveries there were. */
    get count() {
      return deliveries
    },
  }
}

export type MessageDeliveries = ReturnType<typeof messageDeliveries>
