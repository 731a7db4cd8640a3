import { accountSecret } from '#functions/channels/accounts/account-secret'
import { changeHealth } from '#functions/channels/accounts/change-health'
import type { Notice } from '#functions/channels/accounts/notice'
import type { ChannelAccount } from '#functions/channels/accounts/store'
import type { Probed } from '#functions/channels/provider/probe'
import { drains } from '#functions/channels/sending/store'
import { log } from '#lib/log'
import { open } from '#lib/sealed'
import { world } from '#lib/world'
import { kindOf } from '#shared/channels/kinds'
import { probes } from './probes.ts'

/** Asks an account's provider how it is, and stores what it says. */
export const checkAccount = async (account: ChannelAccount): Promise<Probed> => {
  const ask = await probes[kindOf(account.account)]()
  const probed = await ask(account, await open(account.token, accountSecret(account)))
  if (probed.kind !== 'found') {
    log('warn', 'account not probed', { eventId: account.account })
    return probed
  }
  const now = world().now()
  const found = withNotice(probed, account.notice, now)
  if (found.state === 'broken' || !(await isRefusedSending(account))) await changeHealth(account, found, now)
  return found
}

const BADNESS = { connected: 0, degraded: 1, broken: 2 } as const

/** What is announced holds where asking shows nothing worse. */
const withNotice = (found: Extract<Probed, { kind: 'found' }>, notice: Notice | undefined, now: number) => {
  if (!notice || notice.until <= now) return found
  return BADNESS[notice.state] < BADNESS[found.state]
    ? { ...found, notice }
    : { ...found, cause: undefined, state: notice.state, reason: notice.reason, notice }
}

/** What only sending shows, a message that is taken mends: an hour later a probe would announce the same again. */
const isRefusedSending = async ({ account, state }: ChannelAccount): Promise<boolean> =>
  state === 'broken' && (await drains.get({ account }))?.pausedUntil !== undefined
