import { keepTestMessage } from '#functions/channels/accounts/test-messages'
import { codeOfFailure } from '#functions/channels/provider/code-of-failure'
import { sendText } from '#functions/channels/whatsapp/number-calls'
import type { Verb } from '#lib/http/api'
import { whatsappMessages, whatsappText } from '#shared/channels/whatsapp/messages'
import type { whatsapp as routes } from '#shared/channels/whatsapp/routes'
import { Problem } from '#shared/problems'
import { ownNumber } from './own-number.ts'

/** Sends one text as the number. It belongs to no conversation: it only shows that the number can be used. Whether it arrives is reported later. */
export const sendTestMessage: Verb<
  typeof routes,
  'POST /v2/agents/{agentId}/channels/whatsapp/{phoneId}/test-message'
> = async ({ agentId, phoneId, to, text }) => {
  const { account, token } = await ownNumber(agentId, phoneId)
  const answer = await sendText(token, phoneId, { to, text })
  if (answer.kind === 'done') {
    const messageId = answer.result.messages[0]?.id ?? ''
    await keepTestMessage(account, messageId)
    return { messageId }
  }
  const detail =
    answer.kind === 'refused' ? (answer.detail ?? whatsappMessages.sendFailed) : whatsappMessages.networkError
  throw new Problem(codeOfFailure(answer), whatsappText('failedToSend', to, detail))
}
