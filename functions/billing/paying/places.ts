import { world } from '#lib/world'
import type { MoneyStep } from './money-step.ts'
import { creditsOf, dayOf, type ShardedAccount, shardsOf } from './sharded-account.ts'

/** A shard's number, or the account's main item. */
export type Place = number | 'main'

/** Where one try of a transaction takes from and gives back to. */
export interface Places {
  readonly takesFrom: (account: ShardedAccount) => Place
  /** `origin` is where the hold came from; `undefined` where there is no account any more. */
  readonly givesTo: (account: ShardedAccount, origin: number | undefined) => Place | undefined
  readonly takeFrom: (account: ShardedAccount, place: Place) => void
  readonly giveTo: (account: ShardedAccount, place: Place) => void
  readonly giveNowhere: (account: ShardedAccount) => void
  /** After a conflict: other shards, wherever there are any. */
  readonly move: () => void
  /** Whether a further try can write elsewhere. */
  readonly isSpread: boolean
}

const below = (count: number): number => (world().randomBytes(1)[0] ?? 0) % count

/** Another of these shards than one. */
const another = (place: number | undefined, count: number): number =>
  place === undefined || place >= count || count < 2 ? below(count) : (place + 1 + below(count - 1)) % count

/** The first places: a hold goes back to where it came from, and a round that follows takes from there too; others choose. */
export const choosePlaces = (step: MoneyStep): Places => {
  const take = new Map<string, Place>()
  const give = new Map<string, Place>()
  const gone = new Set<string>()
  const { close, open } = step
  const origins = new Map<string, number | undefined>()
  if (close) {
    origins.set(creditsOf(close.held.payer).id, close.held.shard)
    for (const reserved of close.held.reserved) origins.set(dayOf(reserved).id, reserved.shard)
  }
  const closed = close ? [creditsOf(close.held.payer), ...close.held.reserved.map(dayOf)] : []
  const opened = open ? [creditsOf(open.payer), ...open.guards.map(dayOf)] : []
  for (const account of opened) {
    const count = shardsOf(account, step)
    const origin = origins.get(account.id)
    if (count > 0) take.set(account.id, origin !== undefined && origin < count ? origin : below(count))
  }
  return {
    takesFrom: ({ id }) => take.get(id) ?? 'main',
    givesTo: ({ id }, origin) => (gone.has(id) ? undefined : (give.get(id) ?? origin ?? 'main')),
    takeFrom: ({ id }, place) => void take.set(id, place),
    giveTo: ({ id }, place) => void give.set(id, place),
    giveNowhere: ({ id }) => void gone.add(id),
    move: () => {
      for (const account of opened) {
        const before = take.get(account.id) ?? 'main'
        const count = shardsOf(account, step)
        if (before !== 'main' && count > 0) take.set(account.id, another(before, count))
      }
      for (const account of closed) {
        const count = shardsOf(account, step)
        if (count === 0 || give.get(account.id) === 'main') continue
        const taken = take.get(account.id) ?? 'main'
        give.set(account.id, taken === 'main' ? another(origins.get(account.id), count) : taken)
      }
    },
    isSpread: [...opened, ...closed].some((account) => shardsOf(account, step) > 0),
  }
}
