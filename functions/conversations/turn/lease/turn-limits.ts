import { creditState } from '#features/billing'
import type { TurnLimits } from '#functions/conversations/turn/ports'
import { type Rate, rates, windowAt } from '#lib/http/rates'
import { defect, log } from '#lib/log'
import { world } from '#lib/world'
import type { LiveAgent } from '#shared/agents/schema'

const WINDOW = { windowSeconds: 10 }
/**
 * Turns in ten seconds. An agent: 25 a second. A payer: a quarter of what 700 streams carry, the share of an account with
 * 1,000 concurrent executions, with a model that takes 6.5 s. Who has paid may have a campaign.
 */
const PER_WINDOW = { agent: { free: 250, paid: 2_500 }, payer: { free: 270, paid: 5_000 } } as const

const limitsOf = ({ agentId, payer }: LiveAgent) => [
  { scope: `turns#agent#${agentId}`, ...PER_WINDOW.agent },
  { scope: `turns#payer#${payer.kind}#${payer.id}`, ...PER_WINDOW.payer },
]

/**
 * The rate of turns per agent and payer, so that one of them cannot take all streams. Messages are counted beside their
 * turn's first round trip, outside of its transaction: a count delays no turn and refuses none. A worker that has seen a
 * full window refuses the messages that follow in it before anything is stored, so a limit is passed by one message for
 * each warm worker at most. Make one per worker.
 */
export const turnLimits = (): TurnLimits => {
  /** Scopes whose window is full -> that window. */
  const full = new Map<string, number>()
  return {
    retryAfter: ({ agent }) => {
      const { window, endsIn } = windowAt(WINDOW, world().now())
      let isFull = false
      for (const { scope } of limitsOf(agent)) {
        const seen = full.get(scope)
        if (seen === window) isFull = true
        else if (seen !== undefined) full.delete(scope)
      }
      return isFull ? endsIn : undefined
    },
    count: async ({ agent }) => {
      const { window, ttl } = windowAt(WINDOW, world().now())
      const bump = (scope: string): Promise<Rate> =>
        rates.bump({ scope, window }, { set: { scope, window, ttl }, add: { count: 1 } })
      try {
        const limits = limitsOf(agent)
        const counted = await Promise.all(limits.map(async (limit) => ({ ...limit, ...(await bump(limit.scope)) })))
        const reached = counted.filter(({ count, free }) => count >= free)
        if (reached.length === 0) return
        const { hasEverPaid } = await creditState(agent.payer)
        for (const { scope, count, free, paid } of reached)
          if (count >= (hasEverPaid ? paid : free)) full.set(scope, window)
      } catch (failure) {
        // an uncounted message is answered
        log('warn', 'turn not counted', { ...defect(failure), agentId: agent.agentId })
      }
    },
  }
}
