import { channelFieldsOf } from '#features/agents-channel-fields'
import { presentNumber } from '#functions/channels/connecting/whatsapp/present-number'
import { sendText } from '#functions/channels/whatsapp/number-calls'
import { actorName } from '#lib/auth/actor-name'
import type { Verb } from '#lib/http/api'
import { externalIdOf } from '#shared/channels/external-id-of'
import { whatsappMessages } from '#shared/channels/whatsapp/messages'
import { numberFault } from '#shared/channels/whatsapp/number-fault'
import type { whatsapp as routes } from '#shared/channels/whatsapp/routes'
import { connectLegacyNumber } from './connect-legacy-number.ts'
import { presentLegacy } from './present-legacy.ts'

/** Connects the number of the saved fields, then writes to the test number, if there is one: whether that arrives decides nothing. */
export const runLegacyTest: Verb<typeof routes, 'POST /v2/agents/{agentId}/channels/whatsapp/legacy/test'> = async (
  { agentId },
  { access: { workspaceId }, actor },
) => {
  const { account, token } = await connectLegacyNumber({ workspaceId, agentId }, actorName(actor))
  const to = (await channelFieldsOf(agentId))?.waTestNumber
  const connected = { number: presentNumber(account), legacy: await presentLegacy(agentId) }
  if (!to) return { ...connected, testSent: false }
  const fault = numberFault(to)
  if (fault) return { ...connected, testSent: false, reason: whatsappMessages[fault] }
  const answer = await sendText(token, externalIdOf(account.account), { to, text: whatsappMessages.testText })
  if (answer.kind === 'done') return { ...connected, testSent: true }
  return { ...connected, testSent: false, reason: answer.detail ?? whatsappMessages.sendFailed }
}
