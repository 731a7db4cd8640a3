import { type AgentChannels, agentChannels, type ChannelAccount } from '#functions/channels/accounts/store'
import { attempt } from '#lib/database/commit'
import { absent, is } from '#lib/database/condition'
import { sha256 } from '#lib/sha256'
import { setWebhook } from './bot-calls.ts'
import { newHookSecret } from './new-hook-secret.ts'
import { telegramWebhookUrl } from './webhook-url.ts'

/**
 * Sets the webhook of a bot whose table was restored (functions/restore/rules/webhooks.ts), with another secret: nobody knows whether
 * Telegram has the one of the table. Once for each restore; where Telegram does not take it, or another connection comes between, the next probe does it.
 */
export const renewWebhook = async ({ account, agentId }: ChannelAccount, token: string): Promise<void> => {
  const channels = await agentChannels.get({ agentId })
  if (!channels || channels.telegramAccount !== account || !isDue(channels)) return
  const secret = newHookSecret()
  // first at Telegram: what it sends until the hash is stored is refused, and sent again
  if ((await setWebhook(token, telegramWebhookUrl(agentId), secret)).kind !== 'done') return
  const { telegramSecret } = channels
  const sameSecret = telegramSecret === undefined ? absent : is(telegramSecret)
  await attempt([
    agentChannels.changing(
      { agentId },
      { set: { telegramSecret: sha256(secret), renewedFor: channels.restoredTo } },
      { telegramAccount: is(account), telegramSecret: sameSecret },
    ),
  ])
}

const isDue = ({ restoredTo, renewedFor }: AgentChannels): boolean =>
  restoredTo !== undefined && renewedFor !== restoredTo
