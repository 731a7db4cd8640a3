import { accountSecret } from '#functions/channels/accounts/account-secret'
import type { ChannelAccount } from '#functions/channels/accounts/store'
import { deleteWebhook } from '#functions/channels/telegram/bot-calls'
import { log } from '#lib/log'
import { open } from '#lib/sealed'
import { kindOf } from '#shared/channels/kinds'

/** Asks the provider to deliver nothing more, as far as it can be reached: what still comes is refused, since its secret is gone. */
export const forgetWebhook = async (account: ChannelAccount): Promise<void> => {
  if (kindOf(account.account) !== 'telegram') return
  const kind = await open(account.token, accountSecret(account)).then(
    async (token) => (await deleteWebhook(token)).kind,
    () => 'sealed',
  )
  if (kind !== 'done') log('warn', 'webhook not deleted', { agentId: account.agentId, code: kind })
}
