import { AccountSized } from '#events/agents/events'
import { agentShards, sizingOf } from '#features/billing'
import { agentIdsOf } from '#functions/agents/agent-ids-of'
import { unpackSettings } from '#functions/agents/settings-body'
import { liveCopies } from '#functions/agents/store'
import { attempt } from '#lib/database/commit'
import { present } from '#lib/database/condition'
import { consumer } from '#lib/events/consumer'
import { MILLI } from '#shared/billing/milli-credits'

/**
 * Writes into a payer's published agents between how many shards their turns choose. The account says in how many, not the
 * event, so neither order nor repetition matters. Only workspaces pay so far.
 */
export const handler = consumer(AccountSized, async ({ data: { payer } }) => {
  if (payer.kind !== 'workspace') return
  const sizing = await sizingOf(payer)
  for (const agentId of await agentIdsOf(payer.id)) {
    const live = await liveCopies.get({ agentId }, { consistent: true })
    if (live?.payer.kind !== payer.kind || live.payer.id !== payer.id) continue
    const shards = agentShards(sizing, unpackSettings(live.body).security.spendGuards.perDay * MILLI)
    // refused where the agent was deleted
    await attempt([
      liveCopies.changing({ agentId }, shards ? { set: { shards } } : { remove: ['shards'] }, { agentId: present }),
    ])
  }
})
