import { detailOf } from '#functions/channels/connecting/whatsapp/detail-of'
import { ownNumber } from '#functions/channels/connecting/whatsapp/own-number'
import { codeOfFailure } from '#functions/channels/provider/code-of-failure'
import type { Verb } from '#lib/http/api'
import { whatsappMessages, whatsappText } from '#shared/channels/whatsapp/messages'
import type { whatsapp as routes } from '#shared/channels/whatsapp/routes'
import type { MessageTemplate } from '#shared/channels/whatsapp/template-info'
import { Problem } from '#shared/problems'
import { type ListedTemplate, listAtMeta } from './template-calls.ts'

/** The templates of a connected number's account, as Meta has them now. */
export const listTemplates: Verb<
  typeof routes,
  'GET /v2/agents/{agentId}/channels/whatsapp/{phoneId}/templates'
> = async ({ agentId, phoneId }) => {
  const { token, wabaId } = await ownNumber(agentId, phoneId)
  const answer = await listAtMeta(token, wabaId)
  if (answer.kind === 'done') return { templates: answer.result.data.map(presented) }
  throw new Problem(codeOfFailure(answer), whatsappText('errorOccurred', detailOf(answer, whatsappMessages.unexpected)))
}

const presented = ({ components, rejected_reason: reason, ...template }: ListedTemplate): MessageTemplate => ({
  ...template,
  bodyText: components.find(({ type }) => type === 'BODY')?.text ?? '',
  ...(reason === undefined || reason === 'NONE' ? {} : { reason }),
})
