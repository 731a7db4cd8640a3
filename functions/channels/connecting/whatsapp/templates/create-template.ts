import { detailOf } from '#functions/channels/connecting/whatsapp/detail-of'
import { ownNumber } from '#functions/channels/connecting/whatsapp/own-number'
import { ticketHolder } from '#functions/channels/meta/ticket-holder'
import { tokenBehind } from '#functions/channels/meta/tickets'
import { codeOfFailure } from '#functions/channels/provider/code-of-failure'
import type { Verb } from '#lib/http/api'
import { whatsappMessages, whatsappText } from '#shared/channels/whatsapp/messages'
import type { whatsapp as routes } from '#shared/channels/whatsapp/routes'
import { type TemplateInfo, wrongFieldOf } from '#shared/channels/whatsapp/template-info'
import { invalid, Problem } from '#shared/problems'
import { createAtMeta } from './template-calls.ts'

/** Creates a template with the token of a log-in. */
export const createTemplate: Verb<typeof routes, 'POST /rpc/createTemplate'> = async (
  { longAccessToken, wabaId, ...template },
  { actor },
) => create(await tokenBehind(longAccessToken, await ticketHolder(actor)), wabaId, template)

/** Creates a template with the token of a connected number. */
export const createTemplateOfNumber: Verb<
  typeof routes,
  'POST /v2/agents/{agentId}/channels/whatsapp/{phoneId}/templates'
> = async ({ agentId, phoneId, ...template }) => {
  const { token, wabaId } = await ownNumber(agentId, phoneId)
  return create(token, wabaId, template)
}

const create = async (token: string, wabaId: string, template: TemplateInfo) => {
  const wrong = wrongFieldOf(template)
  if (wrong) throw invalid(wrong, whatsappText('invalidTemplate'))
  const answer = await createAtMeta(token, wabaId, template)
  if (answer.kind === 'done') return { id: answer.result.id, status: answer.result.status }
  throw new Problem(codeOfFailure(answer), whatsappText('errorOccurred', detailOf(answer, whatsappMessages.unexpected)))
}
