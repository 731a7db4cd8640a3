import { type SpendScope, scopeName } from './scope.ts'
import { spendShards, spends } from './store.ts'

/** Something may go to a shard or come home while it is read: then all are read again. */
const TRIES = 5

/**
 * Milli-credits spent or held in a scope on a day (`spendDay`), or some number below `enough` that is not less: shards are read
 * only where they decide. Counted only while a daily cap is set.
 */
export const spentOn = async (day: string, scope: SpendScope, enough: number): Promise<number> => {
  const id = { scope: scopeName(scope), day }
  let count = await spends.get(id)
  for (let tries = 1; ; tries++) {
    if (!count) return 0
    const { milliCredits, moves, shards: listed = new Set<string>() } = count
    if (milliCredits < enough || listed.size === 0) return milliCredits
    const ids = [...listed].map((shard) => ({ ...id, shard: Number(shard) }))
    const shards = await spendShards.getMany(ids, { consistent: true })
    const after = await spends.get(id, { consistent: true })
    const isOfOneMoment = after?.moves === moves && shards.length === listed.size
    if (isOfOneMoment || tries === TRIES) return shards.reduce((sum, { left }) => sum - left, milliCredits)
    count = after
  }
}
