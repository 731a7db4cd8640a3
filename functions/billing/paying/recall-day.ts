import { scopeName } from '#functions/billing/spend-guards/scope'
import { spendDay } from '#functions/billing/spend-guards/spend-day'
import { spends } from '#functions/billing/spend-guards/store'
import { world } from '#lib/world'
import { listedShards } from './listed-shards.ts'
import { dayOf } from './sharded-account.ts'

/**
 * Brings the shards of an agent's day home, before a lower cap is published. What lies in shards was given under a cap that
 * may have been as low before it was raised, so the lower one would not keep it from being spent, although the count has
 * passed it.
 */
export const recallDay = async (agentId: string): Promise<void> => {
  const day = spendDay(world().now())
  const count = await spends.get({ scope: scopeName({ agentId }), day }, { consistent: true })
  const listed = count ? listedShards(count) : []
  if (listed.length === 0) return
  const { recall } = await import('./recall.ts')
  await recall(dayOf({ scope: { agentId }, day }), listed, Number.POSITIVE_INFINITY)
}
