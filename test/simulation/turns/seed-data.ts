import { ledger } from '#functions/billing/ledger/store'
import { accounts } from '#functions/billing/store'
import { heads } from '#functions/conversations/store'
import { pairs } from '#functions/knowledge/pairs/store'
import { commit } from '#lib/database/commit'
import { MILLI } from '#shared/billing/milli-credits'
import { simulatedAgent } from './simulated-agent.ts'
import { simulatedConversation } from './simulated-conversation.ts'
import { simulatedPair } from './simulated-pair.ts'
import { type Simulation, START } from './simulation.ts'

/** What a message can cost, in credits. */
const MOST = 10

/**
 * How much the workspaces have: for all turns, but so little that one shard takes nearly all of it, which must come home for
 * the next turns; too little, so that turns are refused, as they are by the agent's daily cap; or enough for the product to give them shards.
 */
export type Wealth = 'enough' | 'scarce' | 'rich'

/** Stores two workspaces with credits, three agents with a Q&A entry each, and a conversation for every twenty messages. */
export const seedData = async ({ random, scheduler }: Simulation, messages: number, wealth: Wealth = 'enough') => {
  const workspaces = ['ws-1', 'ws-2']
  const usual = 1.5 * MOST * messages + random.below(150)
  const grant =
    MILLI * { enough: usual, scarce: 4 * MOST + random.below(100), rich: 10_000 + random.below(10_000) }[wealth]
  const perDay = wealth === 'scarce' ? 3 * MOST : Math.max(1_800 + random.below(400), 2 * MOST * messages)
  const shards = random.pick([0, 4, 16])
  const agents = Array.from({ length: 3 }, (_, at) => simulatedAgent(at, random.pick(workspaces), { shards, perDay }))
  const conversations = Array.from({ length: Math.max(2, Math.round(messages / 20)) }, (_, at) =>
    simulatedConversation(at, random.pick(agents)),
  )
  scheduler.start('setup', START, async () => {
    for (const id of workspaces)
      await commit([
        accounts.putting({ kind: 'workspace', id, balance: grant, hasEverPaid: true }),
        ledger.creating({
          owner: `WS#${id}`,
          id: '0GRANT',
          at: START,
          from: 'promo',
          to: `WS#${id}`,
          milliCredits: grant,
          reason: 'grant',
        }),
      ])
    for (const head of conversations) await commit([heads.creating(head)])
    for (const { agentId } of agents) await commit([pairs.creating(simulatedPair(agentId))])
  })
  await scheduler.run(100_000)
  return { agents, conversations, grant }
}
