import type { Head } from '#functions/conversations/store'
import { holdAmount } from '#functions/conversations/turn/lease/hold-amount'
import type { Written } from '#infra/local/database/engine/tables/write-item'
import type { LiveAgent } from '#shared/agents/schema'
import { MILLI } from '#shared/billing/milli-credits'
import type { StreamEvent } from '#shared/conversations/schema'
import type { BooksWatch } from '#test/simulation/books/watch-books'
import type { Simulation } from '#test/simulation/turns/simulation'
import { ORGANISATION } from './happen.ts'

/**
 * Judges refusals: `no-credits` is true only if at some moment of the turn its payer had less than a hold, `spend-guard` only
 * if spending and running holds had reached a cap of the agent at one.
 */
export const judgeRefusals = ({ count }: Simulation, books: BooksWatch, agents: () => readonly LiveAgent[]) => {
  const faults: string[] = []
  const paused = new Set<string>()
  return {
    faults,
    /** Sees each write: a conversation that was paused as a flood is refused by no cap. */
    written: ({ stored }: Written): void => {
      if (stored?.item.pausedUntil !== undefined) paused.add(String(stored.item.conversationId))
    },
    /** Watches one delivery of a message. */
    watch: ({ agentId, conversationId, visitor }: Head) => {
      const watch = books.watch()
      const agent = agents().find((it) => it.agentId === agentId)
      const send = (event: StreamEvent) => {
        if (event.type !== 'state' || !event.reason || !agent) return
        count(event.reason)
        const { settings, workspaceId } = agent
        const { perDay, perVisitorPerDay } = settings.security.spendGuards
        const payers = [`WS#${workspaceId}`, `ORG#${ORGANISATION.id}`]
        const hold = holdAmount('gpt-4o', settings)
        if (event.reason === 'no-credits' && payers.every((it) => watch.rangeOf(it).low >= hold))
          faults.push(`${conversationId} was refused for want of credits, which its payer had`)
        if (event.reason !== 'spend-guard' || paused.has(conversationId)) return
        const caps = [
          [`SPEND#AGT#${agentId}#`, perDay * MILLI],
          [`SPEND#VIS#${agentId}#${visitor}#`, perVisitorPerDay * MILLI],
        ] as const
        const isReached = books
          .names()
          .some((name) =>
            caps.some(([scope, cap]) => cap > 0 && name.startsWith(scope) && watch.rangeOf(name).high >= cap),
          )
        if (!isReached) faults.push(`${conversationId} was refused by a cap that was not reached`)
      }
      return { send, end: watch.end }
    },
  }
}
