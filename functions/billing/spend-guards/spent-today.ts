import { world } from '#lib/world'
import { type SpendScope, scopeName } from './scope.ts'
import { spendDay } from './spend-day.ts'
import { spendShards, spends } from './store.ts'

/**
 * Milli-credits spent or held today (UTC) in a scope, or some number below `enough` that is not less: shards are read only where
 * they decide. Counted only while a daily cap is set.
 */
export const spentToday = async (scope: SpendScope, enough: number): Promise<number> => {
  const id = { scope: scopeName(scope), day: spendDay(world().now()) }
  const count = await spends.get(id)
  if (!count) return 0
  const { milliCredits, shards = new Set<string>() } = count
  if (milliCredits < enough || shards.size === 0) return milliCredits
  const given = await spendShards.getMany([...shards].map((shard) => ({ ...id, shard: Number(shard) })))
  return given.reduce((sum, { left }) => sum - left, milliCredits)
}
