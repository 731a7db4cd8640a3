import { detailOf } from '#functions/channels/connecting/whatsapp/detail-of'
import { ownNumber } from '#functions/channels/connecting/whatsapp/own-number'
import { codeOfFailure } from '#functions/channels/provider/code-of-failure'
import type { Verb } from '#lib/http/api'
import { whatsappMessages, whatsappText } from '#shared/channels/whatsapp/messages'
import type { whatsapp as routes } from '#shared/channels/whatsapp/routes'
import { Problem } from '#shared/problems'
import { deleteAtMeta } from './template-calls.ts'

/** Deletes one language of a template. */
export const deleteTemplate: Verb<
  typeof routes,
  'DELETE /v2/agents/{agentId}/channels/whatsapp/{phoneId}/templates/{templateId}'
> = async ({ agentId, phoneId, templateId, name }) => {
  const { token, wabaId } = await ownNumber(agentId, phoneId)
  const answer = await deleteAtMeta(token, wabaId, { id: templateId, name })
  if (answer.kind === 'done') return { templateId }
  throw new Problem(codeOfFailure(answer), whatsappText('errorOccurred', detailOf(answer, whatsappMessages.unexpected)))
}
