import { accountSecret } from '#functions/channels/accounts/account-secret'
import { type ChannelAccount, channelAccounts } from '#functions/channels/accounts/store'
import { open } from '#lib/sealed'
import { accountId } from '#shared/channels/kinds'
import { whatsappText } from '#shared/channels/whatsapp/messages'
import { Problem } from '#shared/problems'

/** A number of the agent and its opened token. Throws `not-found` for one that another agent has, as for one that nobody has. */
export const ownNumber = async (
  agentId: string,
  phoneId: string,
): Promise<{ readonly account: ChannelAccount; readonly wabaId: string; readonly token: string }> => {
  const account = await channelAccounts.get({ account: accountId('whatsapp', phoneId) }, { consistent: true })
  if (account?.agentId !== agentId) throw new Problem('not-found', whatsappText('notConnected'))
  return { account, wabaId: account.wabaId ?? '', token: await open(account.token, accountSecret(account)) }
}
