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
import { sizeFor } from './size-for.ts'

/** An account with shards is read whole at most this often; agents are cached for less. */
const REST_MS = 30_000
/** A largest hold that no turn has had for so long is forgotten. */
const HOLD_MS = 24 * 3_600_000
/** Of models that cost little a hold is tiny, and free credits would be spread over shards that nobody needs. */
const SMALLEST_HOLD = 10_000

/**
 * Gives a payer as many shards as its credits are worth. One reply in sixteen decides, by its event's id. Shards are filled
 * before the agents learn of them, and come home after they have forgotten them: a stale number only feeds one once more.
 * Every step can be repeated: it looks at what there is.
 */
export const handler = consumer(ReplyCommitted, async ({ id, data: { payer, heldMilliCredits = 0 } }) => {
  if (partOf(id) !== 0) return
  const account = await accounts.get(payer, { consistent: true })
  if (!account) return
  const now = world().now()
  const known = now - (account.heldAt ?? 0) < HOLD_MS ? (account.hold ?? 0) : 0
  const hold = Math.max(heldMilliCredits, known, SMALLEST_HOLD)
  const listed = listedShards(account)
  if (listed.length === 0) return resize(payer, account, account.balance, hold)
  const claim = { sizedAt: now, ...(heldMilliCredits >= known ? { hold, heldAt: now } : {}) }
  const isMine = await attempt([
    accounts.changing(payer, { set: claim }, { balance: present, sizedAt: absentOrBelow(now - REST_MS) }),
  ])
  if (!isMine.committed) return
  const { size = 0 } = account
  const left = listed.filter((shard) => shard >= size)
  if (left.length > 0) await recall(creditsOf(payer), left, Number.POSITIVE_INFINITY)
  const { balance } = await getAccount(payer, { consistent: true })
  await resize(payer, account, balance, hold)
})

const resize = async (payer: Payer, account: Account, total: number, hold: number): Promise<void> => {
  const { size = 0 } = account
  const wanted = sizeFor(total, hold, size)
  if (wanted === size) return
  if (wanted > size && !(await fillUpTo(wanted, payer, account, hold))) return
  await attempt(
    [
      accounts.changing(
        payer,
        { set: { size: wanted, hold, heldAt: world().now(), ...(wanted > 0 ? { isInParts: true } : {}) } },
        { balance: present, size: account.size === undefined ? absent : is(size) },
      ),
    ],
    [AccountSized({ payer })],
  )
}

/** False when the account cannot fill them all now. */
const fillUpTo = async (wanted: number, payer: Payer, account: Account, hold: number): Promise<boolean> => {
  const listed = new Set(listedShards(account))
  for (let shard = account.size ?? 0; shard < wanted; shard++) {
    if (listed.has(shard)) continue
    if (!(await feed(creditsOf(payer), shard, { hold, cap: undefined, now: world().now() }))) return false
  }
  return true
}
