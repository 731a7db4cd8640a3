import { scopeName } from '#functions/billing/spend-guards/scope'
import { spendShards, spends } from '#functions/billing/spend-guards/store'
import { accountShards, accounts } from '#functions/billing/store'
import { attempt } from '#lib/database/commit'
import { is, present } from '#lib/database/condition'
import { world } from '#lib/world'
import type { ShardedAccount } from './sharded-account.ts'
import { shuffled } from './shuffled.ts'

/** For how long no shard is fed after one came home for what the main item lacked: else it would leave again at once. */
const QUIET_MS = 5000
/** Of one shard, which running turns keep changing. */
const TRIES = 3

/**
 * Brings shards home to their account's main item, in random order, until it got `lacks` milli-credits. Each is one
 * transaction, on the condition that the shard is as it was read: what running turns hold of it goes to the main item later.
 * Where all are to come home (`Infinity`) nobody waits for their credits, so the others may be fed at once.
 */
export const recall = async (account: ShardedAccount, listed: readonly number[], lacks: number): Promise<void> => {
  let missing = lacks
  const quietMs = lacks === Number.POSITIVE_INFINITY ? 0 : QUIET_MS
  for (const shard of shuffled(listed)) {
    if (missing <= 0) return
    for (let tries = 0; tries < TRIES; tries++) {
      const home =
        account.kind === 'credits' ? await creditsHome(account, shard, quietMs) : await dayHome(account, shard, quietMs)
      if (home === 'changed') continue
      missing -= home
      break
    }
  }
}

/** What came home; 0 when the shard was home already. */
type Home = Promise<number | 'changed'>

const creditsHome = async (
  { id, payer }: Extract<ShardedAccount, { kind: 'credits' }>,
  shard: number,
  quietMs: number,
): Home => {
  const found = await accountShards.get({ owner: id, shard }, { consistent: true })
  if (!found) return 0
  const { balance, used } = found
  const { committed } = await attempt([
    accountShards.removing({ owner: id, shard }, { balance: is(balance), used: is(used) }),
    accounts.changing(
      payer,
      {
        add: { balance, used, moves: 1 },
        exclude: { shards: [String(shard)] },
        ...(quietMs > 0 ? { set: { quietUntil: world().now() + quietMs } } : {}),
      },
      { balance: present },
    ),
  ])
  return committed ? balance : 'changed'
}

const dayHome = async (
  { scope, day }: Extract<ShardedAccount, { kind: 'day' }>,
  shard: number,
  quietMs: number,
): Home => {
  const id = { scope: scopeName(scope), day }
  const found = await spendShards.get({ ...id, shard }, { consistent: true })
  if (!found) return 0
  const { left } = found
  const { committed } = await attempt([
    spendShards.removing({ ...id, shard }, { left: is(left) }),
    spends.changing(
      id,
      {
        add: { milliCredits: -left, moves: 1 },
        exclude: { shards: [String(shard)] },
        ...(quietMs > 0 ? { set: { quietUntil: world().now() + quietMs } } : {}),
      },
      { milliCredits: present },
    ),
  ])
  return committed ? left : 'changed'
}
