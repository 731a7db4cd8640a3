import { AccountSized } from '#events/agents/events'
import { agentShards, type Sizing, sizingOf } from '#features/billing'
import { agentIdsOf } from '#functions/agents/agent-ids-of'
import { unpackSettings } from '#functions/agents/settings-body'
import { liveCopies } from '#functions/agents/store'
import { attempt } from '#lib/database/commit'
import { present } from '#lib/database/condition'
import { consumer } from '#lib/events/consumer'
import { MILLI } from '#shared/billing/milli-credits'
import type { Payer } from '#shared/billing/payer'

/**
 * Writes into a payer's published agents between how many shards their turns choose. The account says in how many, not the
 * event, so neither order nor repetition matters; it is asked once more at the end, since a slow delivery may have written
 * over a later one. Only workspaces pay so far.
 */
export const handler = consumer(AccountSized, async ({ data: { payer } }) => {
  if (payer.kind !== 'workspace') return
  let written: Sizing
  let sizing = await sizingOf(payer)
  do {
    written = sizing
    for (const agentId of await agentIdsOf(payer.id)) await publishTo(agentId, payer, written)
    sizing = await sizingOf(payer)
  } while (sizing.size !== written.size)
})

const publishTo = async (agentId: string, payer: Payer, sizing: Sizing): Promise<void> => {
  const live = await liveCopies.get({ agentId }, { consistent: true })
  if (live?.payer.kind !== payer.kind || live.payer.id !== payer.id) return
  const shards = agentShards(sizing, unpackSettings(live.body).security.spendGuards.perDay * MILLI)
  if (live.shards?.payer === shards?.payer && live.shards?.day === shards?.day) return
  // refused where the agent was deleted
  await attempt([
    liveCopies.changing({ agentId }, shards ? { set: { shards } } : { remove: ['shards'] }, { agentId: present }),
  ])
}
