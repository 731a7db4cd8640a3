import { testMessages } from '#functions/channels/accounts/test-messages'
import type { Verb } from '#lib/http/api'
import { accountId } from '#shared/channels/kinds'
import { whatsappText } from '#shared/channels/whatsapp/messages'
import type { whatsapp as routes } from '#shared/channels/whatsapp/routes'
import { Problem } from '#shared/problems'

/** What became of a test message of the agent's. `not-found` after a day. */
export const getTestMessage: Verb<
  typeof routes,
  'GET /v2/agents/{agentId}/channels/whatsapp/{phoneId}/test-message'
> = async ({ agentId, phoneId, messageId }) => {
  const sent = await testMessages.get({ account: accountId('whatsapp', phoneId), messageId }, { consistent: true })
  if (sent?.agentId !== agentId) throw new Problem('not-found', whatsappText('notSentHere'))
  return sent.delivery
}
