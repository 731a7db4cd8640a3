import { SendQueued } from '#events/conversations/events'
import { SEND_SHARDS, waitingSends } from '#features/conversations'
import { attempt } from '#lib/database/commit'
import { schedule } from '#lib/events/schedule'
import { world } from '#lib/world'
import type { AccountId } from '#shared/channels/kinds'
import { drains } from './store.ts'

/** Events of one transaction. */
const TOGETHER = 50

/** Brings a worker to each account where something waits: one crashed, an event was lost, or a pause has ended. Twice is harmless. */
export const handler = schedule(async () => {
  const shards = await Promise.all(Array.from({ length: SEND_SHARDS }, (_, shard) => accountsIn(shard)))
  const accounts = shards.flat()
  for (let at = 0; at < accounts.length; at += TOGETHER)
    await attempt(
      [],
      accounts.slice(at, at + TOGETHER).map((account) => SendQueued({ account })),
    )
  return { count: accounts.length }
})

/**
 * A shard's accounts that may send now. From each to the next by key, without reading the rows between: one that is paused with
 * ten thousand does not hide the others.
 */
const accountsIn = async (shard: number): Promise<readonly AccountId[]> => {
  const accounts: AccountId[] = []
  for (let from = '!'; ; ) {
    const { items } = await waitingSends.between(`QOUT#${shard}`, from, '~', { limit: 1 })
    const account = items[0]?.account
    if (account === undefined) return accounts
    const drain = await drains.get({ account }, { consistent: true })
    const now = world().now()
    if ((drain?.until ?? 0) < now && (drain?.pausedUntil ?? 0) <= now) accounts.push(account)
    // `$` follows `#`, which ends an account in a key
    from = `${account}$`
  }
}
