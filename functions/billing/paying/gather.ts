import { accountShards, accounts } from '#functions/billing/store'
import { attempt } from '#lib/database/commit'
import { atLeast, present } from '#lib/database/condition'
import type { Write } from '#lib/database/write'
import type { Sight } from './look.ts'
import type { ShardedAccount } from './sharded-account.ts'
import { shuffled } from './shuffled.ts'

/** Items that one transaction takes from: it locks them all. */
const MOST = 20

/**
 * Brings parts of a hold together in one shard, from other shards at random, and from the main item only what they lack, so
 * that the last credits of a payer are spent without a meeting of all turns there. False where others were faster. Moving twice is
 * two valid movements.
 */
export const gather = async (
  { id, payer }: Extract<ShardedAccount, { kind: 'credits' }>,
  { account, shards }: Sight,
  into: number,
  /** Milli-credits. */
  needed: number,
): Promise<boolean> => {
  let missing = needed - (shards.get(into)?.balance ?? 0)
  const writes: Write[] = []
  for (const [shard, balance] of fewest(shards, into, missing)) {
    const amount = Math.min(balance, missing)
    if (amount <= 0 || writes.length === MOST) break
    const change = { add: { balance: -amount, writes: 1 } }
    writes.push(accountShards.changing({ owner: id, shard }, change, { balance: atLeast(amount) }))
    missing -= amount
  }
  const ofMain = Math.min(account.balance, missing)
  if (ofMain > 0) {
    writes.push(accounts.changing(payer, { add: { balance: -ofMain } }, { balance: atLeast(ofMain) }))
    missing -= ofMain
  }
  const moved = needed - (shards.get(into)?.balance ?? 0) - missing
  if (moved <= 0) return false
  const change = { add: { balance: moved, writes: 1 } }
  writes.push(accountShards.changing({ owner: id, shard: into }, change, { balance: present }))
  // of two turns that gather at once one looks again, at what is there then
  return (await attempt(writes, [], { refusing: async () => [] })).committed
}

/** Other shards with credits: one that has all that is missing, else the largest first; each that is written locks out its turns. */
const fewest = (shards: Sight['shards'], into: number, missing: number): (readonly [number, number])[] => {
  const others = shuffled([...shards.keys()])
    .filter((shard) => shard !== into)
    .map((shard) => [shard, shards.get(shard)?.balance ?? 0] as const)
    .filter(([, balance]) => balance > 0)
  const one = others.find(([, balance]) => balance >= missing)
  return one ? [one] : others.toSorted(([, one], [, other]) => other - one)
}
