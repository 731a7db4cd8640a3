import { AccountSized } from '#events/agents/events'
import { ReplyCommitted } from '#events/conversations/events'
import { getAccount } from '#functions/billing/credits/get-account'
import { partOf } from '#functions/billing/ledger/part-of'
import { feed } from '#functions/billing/paying/feed'
import { listedShards } from '#functions/billing/paying/listed-shards'
import { recall } from '#functions/billing/paying/recall'
import { creditsOf } from '#functions/billing/paying/sharded-account'
import { type Account, accounts } from '#functions/billing/store'
import { attempt } from '#lib/database/commit'
import { absent, absentOrBelow, is, present } from '#lib/database/condition'
import { consumer } from '#lib/events/consumer'
import { world } from '#lib/world'
import type { Payer } from '#shared/billing/payer'
import { mostShards, sizeFor } from './size-for.ts'

/** An account is sized at most this often; agents are cached for less. */
const REST_MS = 30_000
/**
 * A payer whose next sample (one reply in sixteen) comes this soon after the rest has some five turns a second or more, and
 * keeps their shards to the last credit: in the main item those turns would meet, and fail.
 */
const BUSY_MS = 4_000
/** For how long one delivery fills or recalls: it ends well before the next may begin. */
const WORK_MS = 20_000
/** And for how long it may publish after that. */
const PUBLISH_MS = 5_000
/** Between two of its transactions, which lock the item that shards without credits are fed from. */
const GAP_MS = 200
/** A largest hold that no turn has had for so long is forgotten. */
const HOLD_MS = 24 * 3_600_000
/** Of models that cost little a hold is tiny, and free credits would be spread over shards that nobody needs. */
const SMALLEST_HOLD = 10_000

/**
 * Gives a payer as many shards as its credits are worth. One reply in sixteen looks, by its event's id, and claims the work
 * before it begins. Shards are filled before the agents learn of them, and come home after they have forgotten them: a stale
 * number only feeds one once more. What a delivery leaves undone the next one finds, from what there is.
 */
export const handler = consumer(ReplyCommitted, async ({ id, data }) => {
  const { payer, payerShards, heldMilliCredits = 0 } = data
  // only workspaces pay so far: no agent would learn of an organisation's shards
  if (partOf(id) !== 0 || payer.kind !== 'workspace') return
  const account = await accounts.get(payer, { consistent: true })
  const now = world().now()
  // a claim that is refused locks the account too, so almost all end here
  if (!account || (account.sizedAt ?? 0) >= now - REST_MS) return
  const { size = 0 } = account
  const known = now - (account.heldAt ?? 0) < HOLD_MS ? (account.hold ?? 0) : 0
  const hold = Math.max(heldMilliCredits, known, SMALLEST_HOLD)
  const listed = listedShards(account)
  // the agent was published or created while the size changed
  const isOutdated = payerShards !== undefined && payerShards !== size
  if (listed.length === 0 && !isOutdated && sizeFor(account.balance, hold, size) === size) return
  const claim = { sizedAt: now, ...(heldMilliCredits >= known ? { hold, heldAt: now } : {}) }
  // what is listed beyond the size may be fed by an agent whose copy was written while the size changed
  const isFedBeyond = listed.some((shard) => shard >= size)
  const isBusy = now - (account.sizedAt ?? 0) < REST_MS + BUSY_MS
  const isMine = await attempt(
    [accounts.changing(payer, { set: claim }, { balance: present, sizedAt: absentOrBelow(now - REST_MS) })],
    isFedBeyond || isOutdated ? [AccountSized({ payer })] : [],
  )
  if (!isMine.committed) return
  const { balance } = await getAccount(payer, { consistent: true })
  const wanted = sizeFor(balance, hold, size)
  if (wanted < size && !isBusy) return publish(payer, account, wanted)
  await tidy(payer, listed, Math.max(wanted, size), now + WORK_MS)
  if (wanted > size) await grow(payer, account, { wanted, hold, until: now + WORK_MS })
})

const publish = async (payer: Payer, account: Account, size: number): Promise<void> => {
  await attempt(
    [
      accounts.changing(
        payer,
        { set: { size, ...(size > 0 ? { isInParts: true } : {}) } },
        { balance: present, size: account.size === undefined ? absent : is(account.size) },
      ),
    ],
    [AccountSized({ payer })],
  )
}

/** Recalls the shards that turns no longer choose. */
const tidy = async (payer: Payer, listed: readonly number[], size: number, until: number): Promise<void> => {
  for (const shard of listed) {
    if (shard < size) continue
    if (world().now() >= until) return
    await recall(creditsOf(payer), [shard], Number.POSITIVE_INFINITY)
    await world().sleep(GAP_MS)
  }
}

interface Growth {
  readonly wanted: number
  readonly hold: number
  readonly until: number
}

/** Fills shards, and publishes those that are full when there is no more time. */
const grow = async (payer: Payer, account: Account, { wanted, hold, until }: Growth): Promise<void> => {
  const { size = 0 } = account
  const listed = new Set(listedShards(account))
  const fill = (shard: number) => feed(creditsOf(payer), shard, { hold, cap: undefined, now: world().now() })
  let filled = size
  try {
    for (; filled < wanted && world().now() < until; filled++) {
      const shard = filled
      if (listed.has(shard)) continue
      if (!(await insisting(until, () => fill(shard)))) break
      await world().sleep(GAP_MS)
    }
  } finally {
    const full = mostShards(filled)
    if (full > size) await insisting(until + PUBLISH_MS, () => publish(payer, account, full))
  }
}

/** Repeats what turns that meet in an account without shards keep cancelling: nothing else ends that. */
const insisting = async <T>(until: number, work: () => Promise<T>): Promise<T> => {
  for (;;)
    try {
      return await work()
    } catch (failure) {
      if (world().now() >= until) throw failure
      await world().sleep(GAP_MS)
    }
}
