import { accountSecret } from '#functions/channels/accounts/account-secret'
import { changeHealth } from '#functions/channels/accounts/change-health'
import { accountPulses, type ChannelAccount, channelAccounts } from '#functions/channels/accounts/store'
import type { Probed } from '#functions/channels/provider/probe'
import { drains } from '#functions/channels/sending/store'
import { attempt } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import { log } from '#lib/log'
import { open } from '#lib/sealed'
import { world } from '#lib/world'
import { kindOf } from '#shared/channels/kinds'
import { nextProbeMs } from './next-probe.ts'
import { probes } from './probes.ts'
import { type WatchedAccount, watchedAccounts } from './store.ts'

/** A run that dies between the two writes leaves the account to one that starts after this. */
const CLAIM_MS = 10 * 60_000

/** Asks an account's provider how it is. Of two runs that find it due one asks. False where that is another. */
export const probeAccount = async (watched: WatchedAccount): Promise<boolean> => {
  const id = { account: watched.account }
  const claimedUntil = world().now() + CLAIM_MS
  const claimed = await attempt([
    watchedAccounts.changing(id, { set: { dueAt: claimedUntil } }, { dueAt: is(watched.dueAt) }),
  ])
  if (!claimed.committed) return false
  const account = await channelAccounts.get(id, { consistent: true })
  if (!account) {
    await attempt([watchedAccounts.removing(id, { dueAt: is(claimedUntil) })])
    return true
  }
  const probed = await probe(account)
  const now = world().now()
  if (probed.kind === 'found') {
    if (probed.state === 'broken' || !(await isRefusedSending(account))) await changeHealth(account, probed, now)
  } else log('warn', 'account not probed', { eventId: account.account })
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
  return true
}

/** What only sending shows, a message that is taken mends: an hour later a probe would announce the same again. */
const isRefusedSending = async ({ account, state }: ChannelAccount): Promise<boolean> =>
  state === 'broken' && (await drains.get({ account }))?.pausedUntil !== undefined

const probe = async (account: ChannelAccount): Promise<Probed> => {
  const ask = await probes[kindOf(account.account)]()
  return ask(account, await open(account.token, accountSecret(account)))
}
