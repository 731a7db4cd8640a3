import { type Account, accountShards, accounts } from '#functions/billing/store'
import { listedShards } from './listed-shards.ts'
import type { Place } from './places.ts'
import type { ShardedAccount } from './sharded-account.ts'
import { shuffled } from './shuffled.ts'

type Credits = Extract<ShardedAccount, { kind: 'credits' }>

/** A payer's credits at one moment, or nearly: turns go on while the items are read. */
export interface Sight {
  readonly account: Account
  readonly shards: ReadonlyMap<number, { readonly balance: number; readonly writes?: number | undefined }>
}

/** Reads an account with its shards; no lock of theirs, so that it meets no turn. */
export const look = async ({ id, payer }: Credits): Promise<Sight | undefined> => {
  const account = await accounts.get(payer, { consistent: true })
  if (!account) return undefined
  const listed = listedShards(account)
  const found =
    listed.length === 0
      ? []
      : await accountShards.getMany(
          listed.map((shard) => ({ owner: id, shard })),
          { consistent: true },
        )
  return { account, shards: new Map(found.map((shard) => [shard.shard, shard])) }
}

/** What a taker whose place has too little does next. `together`: what comes back goes to the same item, or it has too little. */
export type Way =
  | { readonly kind: 'take'; readonly from: Place; readonly together: boolean }
  /** No item has enough: parts of several come together in this shard. */
  | { readonly kind: 'gather'; readonly into: number }
  /** All items together have less than a hold. */
  | { readonly kind: 'empty' }

/** Decides by what was seen where `take` is taken, of an account that gets `back` in the same transaction. */
export const wayFrom = ({ account, shards }: Sight, take: number, back: number): Way => {
  const [alone, lacking] = [take, take - back]
  const places: readonly Place[] = [...shuffled([...shards.keys()]), 'main']
  const balanceAt = (place: Place) => (place === 'main' ? account.balance : (shards.get(place)?.balance ?? 0))
  for (const [least, together] of [
    [alone, false],
    [lacking, true],
  ] as const) {
    const from = places.find((place) => balanceAt(place) >= least)
    if (from !== undefined) return { kind: 'take', from, together }
  }
  const total = places.reduce((sum: number, place) => sum + balanceAt(place), 0)
  // one that has some already, so that fewer are written
  const into = places.find((place) => place !== 'main' && balanceAt(place) > 0) ?? places[0]
  return total < lacking || into === undefined || into === 'main' ? { kind: 'empty' } : { kind: 'gather', into }
}

/** Whether nothing was written between two looks: each then shows one moment, the one between both. */
export const isSame = (one: Sight, other: Sight | undefined): boolean =>
  other !== undefined &&
  one.shards.size === listedShards(one.account).length &&
  one.shards.size === other.shards.size &&
  (['balance', 'used', 'moves', 'writes'] as const).every((name) => one.account[name] === other.account[name]) &&
  [...one.shards].every(([shard, { balance, writes }]) => {
    const again = other.shards.get(shard)
    return again?.balance === balance && again.writes === writes
  })
