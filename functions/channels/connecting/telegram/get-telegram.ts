import { accountSecret } from '#functions/channels/accounts/account-secret'
import { changeHealth } from '#functions/channels/accounts/change-health'
import { presentAccount } from '#functions/channels/accounts/present-account'
import { agentChannels, channelAccounts } from '#functions/channels/accounts/store'
import { codeOfFailure } from '#functions/channels/provider/code-of-failure'
import { getWebhookInfo } from '#functions/channels/telegram/bot-calls'
import { judgeWebhook } from '#functions/channels/telegram/probe'
import { telegramWebhookUrl } from '#functions/channels/telegram/webhook-url'
import type { Verb } from '#lib/http/api'
import { open } from '#lib/sealed'
import { world } from '#lib/world'
import { channelText } from '#shared/channels/messages'
import type { channels as routes } from '#shared/channels/routes'
import { Problem } from '#shared/problems'

/** The agent's bot, and what Telegram says of its webhook now. */
export const getTelegram: Verb<typeof routes, 'GET /v2/agents/{agentId}/channels/telegram'> = async ({ agentId }) => {
  const id = (await agentChannels.get({ agentId }, { consistent: true }))?.telegramAccount
  const account = id && (await channelAccounts.get({ account: id }, { consistent: true }))
  if (account?.agentId !== agentId) throw new Problem('not-found', channelText('notConnected'))
  const answer = await getWebhookInfo(await open(account.token, accountSecret(account)))
  const judged = judgeWebhook(answer, agentId)
  // what the panel shows, the card and the bell say too
  if (judged.kind === 'found') await changeHealth(account, judged, world().now())
  if (answer.kind !== 'done') throw new Problem(codeOfFailure(answer), channelText('errorOccurred', answer.description))
  const { url, pending_update_count, last_error_date, last_error_message } = answer.result
  return {
    account: await presentAccount(
      (await channelAccounts.get({ account: account.account }, { consistent: true })) ?? account,
    ),
    webhook: {
      url,
      isOurs: url === telegramWebhookUrl(agentId),
      waiting: pending_update_count,
      ...(last_error_date === undefined ? {} : { lastErrorAt: last_error_date * 1000 }),
      ...(last_error_message === undefined ? {} : { lastError: last_error_message }),
    },
  }
}
