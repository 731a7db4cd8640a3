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

/** Stores two workspaces with credits, three agents with a Q&A entry each, and a conversation for every twenty messages. */
export const seedData = async ({ random, scheduler }: Simulation, messages: number) => {
  const workspaces = ['ws-1', 'ws-2']
  // enough for all turns, but so little that one shard takes nearly all of it, which must come home for the next turns
  const grant = MILLI * (1.5 * MOST * messages + random.below(150))
  const perDay = Math.max(1_800 + random.below(400), 2 * MOST * messages)
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
  return { agents, conversations }
}
