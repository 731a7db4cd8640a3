import type { Account } from '#functions/billing/store'
import { world } from '#lib/world'
import { problemText } from '#shared/problem-messages'
import { Problem } from '#shared/problems'
import { gather } from './gather.ts'
import { isSame, look, wayFrom } from './look.ts'
import type { MoneyItem } from './money-items.ts'
import type { Places } from './places.ts'

/** Of one payment: each reads all listed items. */
const LOOKS = 16
/** How often it waits longer each time. */
const LONGER = 8

/**
 * Finds where a turn's hold can be taken from: in another item of the account, or in several, which then come together. Returns
 * the account when it has less than that in all. Where neither can be said of one moment, or others were faster, it looks
 * again: reads lock nothing, while a transaction that is refused keeps others out as long as one that is not. Throws
 * `unavailable` where no look of one payment can say it.
 */
export const findHold = async (
  places: Places,
  { account, take }: Pick<MoneyItem, 'account' | 'take'>,
  /** What the account gets back in the same transaction, in milli-credits. */
  back: number,
  tried: { looks: number },
): Promise<Account | undefined> => {
  if (account.kind !== 'credits') return undefined
  let sight = await look(account)
  while (sight) {
    if (++tried.looks > LOOKS) throw new Problem('unavailable', problemText('busy'))
    const way = wayFrom(sight, take, back)
    if (way.kind === 'take') {
      places.takeFrom(account, way.from)
      if (back > 0 && way.together) places.giveTo(account, way.from)
      return undefined
    }
    if (way.kind === 'gather') {
      if (await gather(account, sight, way.into, take - back)) {
        places.takeFrom(account, way.into)
        if (back > 0) places.giveTo(account, way.into)
        return undefined
      }
      await world().sleep(Math.min(tried.looks, LONGER) * (world().randomBytes(1)[0] ?? 0))
    }
    const next = await look(account)
    if (way.kind === 'empty' && isSame(sight, next)) return sight.account
    sight = next
  }
  return undefined
}
