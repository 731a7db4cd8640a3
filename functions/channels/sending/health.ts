import { changeHealth } from '#functions/channels/accounts/change-health'
import { accountPulses } from '#functions/channels/accounts/store'
import { perFunction } from '#lib/per-function'
import type { AccountId } from '#shared/channels/kinds'
import type { Sender } from './run.ts'

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

/** The provider refuses the account itself; `reason` in its words. The first time counts, and is announced. */
export const markBroken = async (sender: Sender, reason: string, now: number): Promise<void> => {
  const { account } = sender
  if (account.state === 'broken') return
  sender.account = { ...account, state: 'broken', reason }
  await changeHealth(account, { state: 'broken', reason }, now)
}

/** It takes messages again. */
export const markMended = async (sender: Sender, now: number): Promise<void> => {
  const { account } = sender
  sender.account = { ...account, state: 'connected' }
  await changeHealth(account, { state: 'connected' }, now)
}
