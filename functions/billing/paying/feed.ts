import { scopeName } from '#functions/billing/spend-guards/scope'
import { spendShards, spends } from '#functions/billing/spend-guards/store'
import { accountShards, accounts } from '#functions/billing/store'
import { attempt, type Refusal } from '#lib/database/commit'
import { absentOrBelow, atLeast } from '#lib/database/condition'
import type { Write } from '#lib/database/write'
import { dayEnds } from './item-write.ts'
import type { ShardedAccount } from './sharded-account.ts'

/** Holds that a feed brings: with 20 for a cap too, more than one turn in fifty would need a third trip. */
const CREDIT_HOLDS = 20
const DAY_HOLDS = 40

/** After so many a turn looks for credits elsewhere: it does not fail because its shard cannot be fed. */
const MOST_CONFLICTS = 4

interface Meal {
  /** The hold that the shard is short of, in milli-credits. */
  readonly hold: number
  /** Of a day. */
  readonly cap: number | undefined
  readonly now: number
  /** A turn asks, which others do at the same time. */
  readonly isTurn?: boolean
}

/**
 * Moves credits from an account's main item to a shard, which it creates and lists. False when the main item has too few to
 * be worth it, or rests because shards were recalled a moment ago. Feeding twice is two valid movements.
 */
export const feed = async (account: ShardedAccount, shard: number, meal: Meal): Promise<boolean> => {
  const writes = account.kind === 'credits' ? creditFeed(account, shard, meal) : dayFeed(account, shard, meal)
  // a feed that is refused would lock the main item too, and each turn of a payer with few credits left would ask for one
  if (writes === undefined || (meal.isTurn && (await lacking(account, meal)))) return false
  let conflicts = 0
  const refusing = async () => (meal.isTurn && ++conflicts === MOST_CONFLICTS ? [] : await lacking(account, meal))
  return (await attempt(writes, [], { refusing })).committed
}

/** A refusal, where a read says that the main item has too little; it locks nothing. */
const lacking = async (account: ShardedAccount, { hold, now }: Meal): Promise<readonly Refusal[] | undefined> => {
  if (account.kind !== 'credits') return undefined
  const found = await accounts.get(account.payer, { consistent: true })
  const hasEnough = found && found.balance >= feedAmount(hold) + hold && (found.quietUntil ?? 0) < now
  return hasEnough ? undefined : []
}

/** Milli-credits that a shard of a payer is fed. */
const feedAmount = (hold: number): number => CREDIT_HOLDS * hold

const creditFeed = (
  { id, payer }: Extract<ShardedAccount, { kind: 'credits' }>,
  shard: number,
  { hold, now }: Meal,
): Write[] => {
  const amount = feedAmount(hold)
  return [
    accounts.changing(
      payer,
      { add: { balance: -amount, moves: 1 }, include: { shards: [String(shard)] } },
      { balance: atLeast(amount + hold), quietUntil: absentOrBelow(now) },
    ),
    accountShards.changing(
      { owner: id, shard },
      { set: { owner: id, shard }, add: { balance: amount, used: 0, writes: 1 } },
    ),
  ]
}

const dayFeed = (
  { scope, day }: Extract<ShardedAccount, { kind: 'day' }>,
  shard: number,
  { hold, cap = 0, now }: Meal,
): Write[] | undefined => {
  const amount = DAY_HOLDS * hold
  const id = { scope: scopeName(scope), day }
  // a count that does not exist yet would meet any condition
  if (amount + hold > cap) return undefined
  return [
    spends.changing(
      id,
      {
        set: { ...id, ttl: dayEnds(now) },
        add: { milliCredits: amount, moves: 1 },
        include: { shards: [String(shard)] },
      },
      { milliCredits: absentOrBelow(cap - amount - hold + 1), quietUntil: absentOrBelow(now) },
    ),
    spendShards.changing({ ...id, shard }, { set: { cap }, add: { left: amount }, ttl: dayEnds(now) }),
  ]
}
