import { accountPulses, channelAccounts } from '#functions/channels/accounts/store'
import { attempt } from '#lib/database/commit'
import { is, not, present } from '#lib/database/condition'
import { perFunction } from '#lib/per-function'
import type { AccountId } from '#shared/channels/kinds'

const MINUTE_MS = 60_000
const MOST_REMEMBERED = 1000

/** Accounts whose sending was recorded lately, and when. */
const recorded = perFunction(() => new Map<AccountId, number>())

/** Records that something was sent, about once a minute for each account. */
export const recordSent = async (account: AccountId, now: number): Promise<void> => {
  const times = recorded()
  if (now - (times.get(account) ?? 0) < MINUTE_MS) return
  if (times.size >= MOST_REMEMBERED) times.clear()
  times.set(account, now)
  await accountPulses.bump({ account }, { set: { account, lastOutAt: now } })
}

/** The provider refuses the account itself; `reason` in its words. The first time counts. */
export const markBroken = async (account: AccountId, reason: string, now: number): Promise<void> => {
  await attempt([
    channelAccounts.changing(
      { account },
      { set: { state: 'broken', reason, since: now } },
      { account: present, state: not('broken') },
    ),
  ])
}

/** It takes messages again. */
export const markMended = async (account: AccountId): Promise<void> => {
  await attempt([
    channelAccounts.changing(
      { account },
      { set: { state: 'connected' }, remove: ['reason', 'since'] },
      { state: is('broken') },
    ),
  ])
}
