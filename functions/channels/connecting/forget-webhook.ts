import { accountSecret } from '#functions/channels/accounts/account-secret'
import type { ChannelAccount } from '#functions/channels/accounts/store'
import { deleteWebhook } from '#functions/channels/telegram/bot-calls'
import { log } from '#lib/log'
import { open } from '#lib/sealed'
import { kindOf } from '#shared/channels/kinds'
import { leaveAccount } from './whatsapp/leave-account.ts'

/** Asks the provider to deliver nothing more, as far as it can be reached: what still comes is refused, or belongs to nobody. */
export const forgetWebhook = async (account: ChannelAccount): Promise<void> => {
  const forget = forgetting(account)
  if (!forget) return
  const kind = await open(account.token, accountSecret(account)).then(
    async (token) => (await forget(token)).kind,
    () => 'sealed',
  )
  if (kind !== 'done') log('warn', 'webhook not deleted', { agentId: account.agentId, code: kind })
}

const forgetting = (account: ChannelAccount): ((token: string) => Promise<{ readonly kind: string }>) | undefined => {
  switch (kindOf(account.account)) {
    case 'telegram':
      return deleteWebhook
    case 'whatsapp':
      // the webhook of the legacy method is set in an app of its owner's
      return account.isLegacy ? undefined : (token) => leaveAccount(token, account)
    default:
      return undefined
  }
}
