import { accountPulses, channelAccounts } from '#functions/channels/accounts/store'
import { attempt } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import { world } from '#lib/world'
import { checkAccount } from './check-account.ts'
import { nextProbeMs } from './next-probe.ts'
import { type WatchedAccount, watchedAccounts } from './store.ts'

/** A run that dies between the two writes leaves the account to one that starts after this. */
const CLAIM_MS = 10 * 60_000

/** Asks an account's provider how it is. Of two runs that find it due one asks. */
export const probeAccount = async (
  watched: WatchedAccount,
): Promise<'asked' | 'unreached' | 'gone' | 'of-another-run'> => {
  const id = { account: watched.account }
  const claimedUntil = world().now() + CLAIM_MS
  const claimed = await attempt([
    watchedAccounts.changing(id, { set: { dueAt: claimedUntil } }, { dueAt: is(watched.dueAt) }),
  ])
  if (!claimed.committed) return 'of-another-run'
  const account = await channelAccounts.get(id, { consistent: true })
  if (!account) {
    await attempt([watchedAccounts.removing(id, { dueAt: is(claimedUntil) })])
    return 'gone'
  }
  const probed = await checkAccount(account)
  const now = world().now()
  const pulse = await accountPulses.get(id)
  const waitMs = nextProbeMs({
    state: probed.kind === 'found' ? probed.state : account.state,
    since: account.since ?? now,
    lastAt: Math.max(pulse?.lastInAt ?? 0, pulse?.lastOutAt ?? 0),
    now,
    isReached: probed.kind === 'found',
  })
  // one that was connected again in the meantime is due when that says
  await attempt([watchedAccounts.changing(id, { set: { dueAt: now + waitMs } }, { dueAt: is(claimedUntil) })])
  return probed.kind === 'found' ? 'asked' : 'unreached'
}
