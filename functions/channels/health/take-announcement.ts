import type { AccountNews } from '#events/channels/account-news'
import { AccountAnnounced } from '#events/channels/events'
import { changeHealth } from '#functions/channels/accounts/change-health'
import { type ChannelAccount, channelAccounts } from '#functions/channels/accounts/store'
import { attempt } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import { consumer } from '#lib/events/consumer'
import { world } from '#lib/world'
import { announcedAccounts } from './announced-accounts.ts'
import { watchedAccounts } from './store.ts'

/**
 * What a provider announced of accounts becomes their state, in its words. A second delivery finds it so, and one that was overtaken by
 * a newer announcement is left out. What is over has the account asked about within minutes.
 */
export const handler = consumer(AccountAnnounced, async ({ data: news }) => {
  for (const account of await announcedAccounts(news)) await take(account, news)
})

const BADNESS = { connected: 0, degraded: 1, broken: 2 } as const

const take = async (account: ChannelAccount, { state, reason, at, until }: AccountNews): Promise<void> => {
  const now = world().now()
  if ((account.notice?.at ?? 0) > at) return
  const notice = { state, reason, at, until }
  if (state === 'connected' || until <= now) {
    const set = { notice }
    await attempt([channelAccounts.changing({ account: account.account }, { set }, { token: is(account.token) })])
    await watchedAccounts.save({ account: account.account, dueAt: now })
    return
  }
  // what it already suffers may be worse
  const { state: before, cause, reason: known } = account
  const isWorse = BADNESS[state] >= BADNESS[before]
  await changeHealth(
    account,
    { ...(isWorse ? { state, reason } : { state: before, cause, reason: known }), notice },
    now,
  )
}
