import type { EventDraft } from '#events/event'
import { spends } from '#functions/billing/spend-guards/store'
import { type Account, accounts } from '#functions/billing/store'
import { attempt, type Refusal } from '#lib/database/commit'
import type { Write } from '#lib/database/write'
import { world } from '#lib/world'
import { problemText } from '#shared/problem-messages'
import { Problem } from '#shared/problems'
import { listedShards } from './listed-shards.ts'
import type { MoneyItem } from './money-items.ts'
import type { Held, MoneyStep } from './money-step.ts'
import { type Money, moneyWrites } from './money-writes.ts'
import { choosePlaces, type Places } from './places.ts'

export type Paid =
  | { readonly committed: true; readonly held: Held | undefined }
  | { readonly committed: false; readonly refused: readonly Refusal[] }

/** Steps without a pause, and all. Others can only take again and again what was recalled, so a few are enough. */
const QUICK_STEPS = 8
const STEPS = 24

/**
 * Commits a transaction with its credits, wherever the payer's credits lie: `writesOf` makes it for each try, of which each
 * may take from and give to other shards. A shard that has too little is fed once or passed by, one that came home is passed
 * by. What a main item lacks for a hold is looked for in all items, and for a charge recalled from the shards. So the refusals `account` (too few credits) and
 * `spend` (a cap is reached) are true of all that there is. Any other refusal is final at once. Throws `unavailable` when
 * others keep taking what was found or recalled.
 *
 * Several requests may be sent, of which an earlier one may arrive late: the other conditions of the transaction (a message's
 * id, a lease's token and turn, a ledger line's id) must allow only one of them.
 */
export const paying = async (
  step: MoneyStep,
  writesOf: (money: Money) => readonly Write[],
  events: readonly EventDraft[] = [],
): Promise<Paid> => {
  const places = choosePlaces(step)
  const tried: Tried = { fed: new Set(), looks: 0 }
  for (let steps = 1; steps <= STEPS; steps++) {
    let money = moneyWrites(step, places)
    let written = writesOf(money)
    const send = (tries: number) => {
      if (tries > 1) {
        places.move()
        money = moneyWrites(step, places)
        written = writesOf(money)
      }
      return written
    }
    const refusing = () => refusedBy(money.items, written)
    const outcome = await attempt(send, events, { isSpread: places.isSpread, refusing })
    if (outcome.committed) return { committed: true, held: money.held }
    const refused = outcome.refused.map(({ position, found }) => {
      const write = written[position]
      return { item: write && money.items.get(write), found }
    })
    const final = outcome.refused.filter((_, at) => {
      const { item, found } = refused[at] ?? {}
      return !item || (isFinal(item, found) && !getsMore(item, refused))
    })
    // what could be mended says nothing true: credits may lie in shards although the main item lacks them
    if (final.length > 0) return { committed: false, refused: final }
    for (const { item, found } of refused) {
      if (!item) continue
      const lacking = await mend(step, places, tried, item, found, backTo(item.account.id, money.items))
      const position = written.findIndex((write) => money.items.get(write) === item)
      if (lacking) return { committed: false, refused: [{ label: 'account', position, found: { ...lacking } }] }
    }
    if (steps >= QUICK_STEPS) await world().sleep(20 + ((world().randomBytes(1)[0] ?? 0) % 200))
  }
  throw new Problem('unavailable', problemText('busy'))
}

type Found = Refusal['found']

const shardsListedIn = ({ account }: MoneyItem, found: Found): number[] => {
  if (!found) return []
  return listedShards(account.kind === 'credits' ? accounts.parse(found) : spends.parse(found))
}

const backTo = (id: string, items: ReadonlyMap<Write, MoneyItem>): number =>
  [...items.values()].reduce((sum, { account, back }) => (account.id === id ? sum + back : sum), 0)

/** A main item with no shard listed has all that there is. One that is missing cannot keep a hold from being released. */
const isFinal = (item: MoneyItem, found: Found): boolean =>
  item.place === 'main' && shardsListedIn(item, found).length === 0 && (found !== undefined || !isRelease(item))

/** Whether what a shard that has gone was to get back will go to this main item instead, which may then have enough. */
const getsMore = (main: MoneyItem, refused: readonly { readonly item: MoneyItem | undefined }[]): boolean =>
  refused.some(({ item }) => item?.account.id === main.account.id && item.place !== 'main' && item.back > 0)

const isRelease = ({ take, used }: MoneyItem): boolean => take === 0 && used <= 0

/** Milli-credits that a main item lacks for what is asked of it. */
const lackOf = ({ account, back, take, cap = 0 }: MoneyItem, found: NonNullable<Found>): number =>
  account.kind === 'credits'
    ? take - back - accounts.parse(found).balance
    : spends.parse(found).milliCredits - (cap + back) + 1

/**
 * After a conflict: the refusal of a main item that has too few credits and no shards, of which a read is enough to know.
 * Else all turns of a payer whose credits are used up would meet there, with those that give back.
 */
const refusedBy = async (
  items: ReadonlyMap<Write, MoneyItem>,
  written: readonly Write[],
): Promise<readonly Refusal[] | undefined> => {
  for (const [position, write] of written.entries()) {
    const item = items.get(write)
    if (item?.account.kind !== 'credits' || item.place !== 'main' || item.take <= item.back) continue
    const found = await accounts.get(item.account.payer, { consistent: true })
    const hasTooFew = found && found.balance < item.take - item.back && listedShards(found).length === 0
    if (hasTooFew) return [{ label: 'account', position, found: { ...found } }]
  }
  return undefined
}

/** What one payment did so far: which accounts fed one of their shards, and how often all items were read. */
interface Tried {
  readonly fed: Set<string>
  looks: number
}

/** Does what lets the next try succeed. Feeding and recalling are loaded on use: few turns need them. */
const mend = async (
  step: MoneyStep,
  places: Places,
  tried: Tried,
  item: MoneyItem,
  found: Found,
  /** What the item's account gets back at all places, in milli-credits. */
  allBack: number,
): Promise<Account | undefined> => {
  const { account, place, back, take, cap } = item
  const isHold = account.kind === 'credits' && step.open !== undefined && take > back
  if (place === 'main') {
    if (found && isHold) return (await import('./find-hold.ts')).findHold(places, item, allBack, tried)
    if (!found) return void places.giveNowhere(account)
    const { recall } = await import('./recall.ts')
    return void (await recall(account, shardsListedIn(item, found), lackOf(item, found)))
  }
  // it only gets something back, so it is gone
  if (take <= back) return void places.giveTo(account, 'main')
  if (!tried.fed.has(account.id)) {
    tried.fed.add(account.id)
    const { feed } = await import('./feed.ts')
    if (await feed(account, place, { hold: step.open?.milliCredits ?? take, cap, now: world().now(), isTurn: true }))
      return undefined
  }
  if (isHold) return (await import('./find-hold.ts')).findHold(places, item, allBack, tried)
  places.takeFrom(account, 'main')
  if (!found && back > 0) places.giveTo(account, 'main')
  return undefined
}
