import { creditState } from '#features/billing'
import type { TurnLimits } from '#functions/conversations/turn/ports'
import { optionalEnvironment } from '#lib/environment'
import { type Rate, rates, windowAt } from '#lib/http/rates'
import { defect, log } from '#lib/log'
import { world } from '#lib/world'
import type { LiveAgent } from '#shared/agents/schema'

const WINDOW = { windowSeconds: 10 }
/** The streams of an account with 1,000 concurrent executions, for which the rates are given. */
const STREAMS = 592

/**
 * Turns in ten seconds that an agent or a payer may start. A payer: three tenths of what the streams carry with a model that takes
 * 6.5 s. Who has paid may have a campaign. With another number of streams, in proportion.
 */
const turnsPerWindow = (streams: number = STREAMS) => {
  const of = (turns: number) => Math.max(1, Math.round((turns * streams) / STREAMS))
  return { agent: { free: of(250), paid: of(2_500) }, payer: { free: of(270), paid: of(5_000) } }
}

const limitsOf = ({ agentId, payer }: LiveAgent) => {
  const streams = optionalEnvironment('RESERVED_CONCURRENCY')
  const most = turnsPerWindow(streams === undefined ? undefined : Number(streams))
  return [
    { scope: `turns#agent#${agentId}`, ...most.agent },
    { scope: `turns#payer#${payer.kind}#${payer.id}`, ...most.payer },
  ]
}

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
