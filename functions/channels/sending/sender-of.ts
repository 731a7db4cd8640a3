import { accountSecret } from '#functions/channels/accounts/account-secret'
import { channelAccounts } from '#functions/channels/accounts/store'
import { open } from '#lib/sealed'
import { type AccountId, kindOf } from '#shared/channels/kinds'
import { outgoings } from './outgoings.ts'
import type { Sender } from './run.ts'

/** The account as it is connected now; nothing where it is not. */
export const senderOf = async (account: AccountId): Promise<Sender | undefined> => {
  const connected = await channelAccounts.get({ account }, { consistent: true })
  if (!connected) return undefined
  return {
    account: connected,
    token: await open(connected.token, accountSecret(connected)),
    outgoing: await outgoings[kindOf(account)](),
  }
}
