import { messageWords } from '#features/models'
import { entering } from '#functions/billing/ledger/entering'
import { heads } from '#functions/conversations/store'
import { holdAmount } from '#functions/conversations/turn/lease/hold-amount'
import { pairs } from '#functions/knowledge/pairs/store'
import { commit } from '#lib/database/commit'
import { newAgentDefaults } from '#shared/agents/defaults'
import { MILLI } from '#shared/billing/milli-credits'
import { simulatedAgent } from './simulated-agent.ts'
import { simulatedConversation } from './simulated-conversation.ts'
import { simulatedPair } from './simulated-pair.ts'
import { type Simulation, START } from './simulation.ts'

/** What a message can cost, and what its turn holds, in credits. */
const MOST = 10
const HOLD = holdAmount('gpt-4o', newAgentDefaults({ title: '', agentPlatform: 'vg' })) / MILLI
/** What a shard of a payer, and of a day, is fed. */
const SHARD = 20 * HOLD
const DAY_SHARD = 40 * HOLD

/**
 * How much the workspaces have: for all turns, but so little that one shard takes nearly all of it; too little, so that turns are
 * refused, as they are by the agent's daily cap; or enough for the product to give them shards. Where credits or a cap are
 * scarce, shards get all but a hold or two, so that main items are short while credits lie in shards.
 */
export type Wealth = 'enough' | 'scarce' | 'rich'

/** Stores two workspaces with credits, three agents with a Q&A entry each, and conversations of twenty messages, or of eight. */
export const seedData = async ({ random, scheduler }: Simulation, messages: number, wealth: Wealth = 'enough') => {
  // turns load them late: in the middle of the first run time would pass meanwhile, and no later run would be like it
  await messageWords()
  const workspaces = ['ws-1', 'ws-2']
  const rest = HOLD + random.below(MOST)
  const scarce = random.pick([4 * MOST + random.below(100), SHARD + rest, SHARD + rest])
  const usual = 1.5 * MOST * messages + random.below(150)
  const grant = Math.round(MILLI * { enough: usual, scarce, rich: 10_000 + random.below(10_000) }[wealth])
  const perDay = Math.round(
    wealth === 'scarce'
      ? random.pick([random.below(3 * MOST) + 1, DAY_SHARD + rest])
      : Math.max(random.between(1, 2) * DAY_SHARD + rest, 2 * MOST * messages),
  )
  const shards = random.pick([0, 4, 16])
  const agents = Array.from({ length: 3 }, (_, at) => simulatedAgent(at, random.pick(workspaces), { shards, perDay }))
  const conversations = Array.from({ length: Math.max(2, Math.round(messages / random.pick([20, 8]))) }, (_, at) =>
    simulatedConversation(at, random.pick(agents.concat(agents.slice(0, 1)))),
  )
  scheduler.start('setup', START, async () => {
    for (const id of workspaces)
      await commit(
        entering({
          payer: { kind: 'workspace', id },
          id: '0GRANT',
          from: 'promo',
          milliCredits: grant,
          reason: 'grant',
          now: START,
        }),
      )
    for (const head of conversations) await commit([heads.creating(head)])
    for (const { agentId } of agents) await commit([pairs.creating(simulatedPair(agentId))])
  })
  await scheduler.run(100_000)
  return { agents, conversations, grant }
}
