import { accountSecret } from '#functions/channels/accounts/account-secret'
import { changeHealth } from '#functions/channels/accounts/change-health'
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
  if (probed.kind === 'found') {
    if (probed.state === 'broken' || !(await isRefusedSending(account)))
      await changeHealth(account, probed, world().now())
  } else log('warn', 'account not probed', { eventId: account.account })
  return probed
}

/** What only sending shows, a message that is taken mends: an hour later a probe would announce the same again. */
const isRefusedSending = async ({ account, state }: ChannelAccount): Promise<boolean> =>
  state === 'broken' && (await drains.get({ account }))?.pausedUntil !== undefined
