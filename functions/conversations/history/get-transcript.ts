import { presentFields } from '#functions/conversations/fields/present-fields'
import { presentForMembers } from '#functions/conversations/present-for-members'
import { presentSummary } from '#functions/conversations/present-summary'
import { heads, messages } from '#functions/conversations/store'
import { actorName } from '#lib/auth/actor-name'
import type { Verb } from '#lib/http/api'
import { conversationText } from '#shared/conversations/messages'
import type { conversations as routes } from '#shared/conversations/routes'
import { Problem } from '#shared/problems'

const PAGE = 100

/** One conversation for a member. Consistent: dashboards fetch it once after each change, and must see that. */
export const getTranscript: Verb<typeof routes, 'GET /v2/agents/{agentId}/conversations/{conversationId}'> = async (
  { agentId, conversationId, after },
  { actor },
) => {
  const [head, page] = await Promise.all([
    heads.get({ conversationId }, { consistent: true }),
    messages.list(`CONV#${conversationId}`, 'MSG#', { limit: PAGE, after, consistent: true }),
  ])
  if (head?.agentId !== agentId) throw new Problem('not-found', conversationText('notFound'))
  return {
    conversation: presentSummary(head, actorName(actor)),
    fields: [...presentFields(head)],
    messages: page.items.map(presentForMembers),
    ...(page.cursor ? { cursor: page.cursor } : {}),
  }
}
