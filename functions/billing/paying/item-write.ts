import { scopeName } from '#functions/billing/spend-guards/scope'
import { spendShards, spends } from '#functions/billing/spend-guards/store'
import { accountShards, accounts } from '#functions/billing/store'
import { absentOrBelow, atLeast, atMost, present } from '#lib/database/condition'
import type { Write } from '#lib/database/write'
import type { MoneyItem } from './money-items.ts'

const RETENTION_SECONDS = 3 * 24 * 3600

/** When a day's count and its shards expire, in Unix seconds. */
export const dayEnds = (now: number): number => Math.floor(now / 1000) + RETENTION_SECONDS

/**
 * The write of one item, by the net amount; none where nothing changes. An item that has too little refuses what is taken,
 * and a shard that is not there what comes back. A cap's main item alone gives its last hold whole: spending passes a cap by
 * less than one hold, however many turns start at once.
 */
export const itemWrite = (item: MoneyItem, now: number): Write | undefined =>
  item.account.kind === 'credits' ? creditsWrite(item) : dayWrite(item, now)

const creditsWrite = ({ account, place, back, used, take }: MoneyItem): Write | undefined => {
  const net = back - take
  if (account.kind !== 'credits' || (net === 0 && used === 0)) return undefined
  const change = { add: { balance: net, writes: 1, ...(used === 0 ? {} : { used }) } }
  const where = { balance: net < 0 ? atLeast(-net) : present }
  return place === 'main'
    ? accounts.changing(account.payer, change, where)
    : accountShards.changing({ owner: account.id, shard: place }, change, where)
}

const dayWrite = ({ account, place, back, take, cap }: MoneyItem, now: number): Write | undefined => {
  const net = take - back
  if (account.kind !== 'day' || net === 0) return undefined
  const id = { scope: scopeName(account.scope), day: account.day }
  if (place !== 'main')
    return spendShards.changing(
      { ...id, shard: place },
      { add: { left: -net } },
      // one that was filled under a higher cap may have more than is left of this one
      net > 0 && cap !== undefined ? { left: atLeast(net), cap: atMost(cap) } : { left: present },
    )
  return spends.changing(
    id,
    { set: { ...id, ttl: dayEnds(now) }, add: { milliCredits: net } },
    // the condition sees the count before this transaction's own change, so the cap is shifted by what it gives back
    cap === undefined ? {} : { milliCredits: absentOrBelow(cap + back) },
  )
}
