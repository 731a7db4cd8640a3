import { bookingUsage } from '#functions/billing/ledger/booking-usage'
import type { Write } from '#lib/database/write'
import { itemWrite } from './item-write.ts'
import { type MoneyItem, moneyItems } from './money-items.ts'
import type { Held, MoneyStep, Reserved } from './money-step.ts'
import type { Places } from './places.ts'
import { creditsOf, dayOf, shardsOf } from './sharded-account.ts'

/** One try's writes of credits, for the caller's own transaction. */
export interface Money {
  readonly writes: readonly Write[]
  /** The hold that begins, with its places: the caller stores it in the same transaction. */
  readonly held: Held | undefined
}

/**
 * The writes of one step, at these places, and which item each is of. A hold is part of the lease on the conversation's head,
 * so the same transaction must change the lease on the condition that it still is the one with this hold: then none is
 * settled twice. A charge without a hold happens once because its ledger line has an id of its own.
 */
export const moneyWrites = (
  step: MoneyStep,
  places: Places,
): Money & { readonly items: ReadonlyMap<Write, MoneyItem> } => {
  const items = new Map<Write, MoneyItem>()
  for (const item of moneyItems(step, places)) {
    const write = itemWrite(item, step.now)
    if (write) items.set(write, item)
  }
  const { close, charge, now } = step
  const booked = [
    ...(close?.use && close.use.milliCredits > 0
      ? [bookingUsage(close.held.payer, close.use, now, shardsOf(creditsOf(close.held.payer), step) > 0)]
      : []),
    ...(charge ? [bookingUsage(charge.payer, charge.use, now)] : []),
  ]
  return { writes: [...items.keys(), ...booked], held: heldBy(step, places), items }
}

const heldBy = ({ open }: MoneyStep, places: Places): Held | undefined => {
  if (!open) return undefined
  const { payer, milliCredits, guards } = open
  const from = places.takesFrom(creditsOf(payer))
  const reserved = guards.map(({ scope, day }): Reserved => {
    const place = places.takesFrom(dayOf({ scope, day }))
    return { scope, day, ...(place === 'main' ? {} : { shard: place }) }
  })
  return { payer, milliCredits, reserved, ...(from === 'main' ? {} : { shard: from }) }
}
