import { liveAgent } from '#features/agents'
import { isForVisitor } from '#functions/conversations/is-for-visitor'
import { mayContinue } from '#functions/conversations/may-continue'
import { presentMessage } from '#functions/conversations/present-message'
import { heads, messages } from '#functions/conversations/store'
import type { Verb } from '#lib/http/api'
import { conversationText } from '#shared/conversations/messages'
import type { conversations as routes } from '#shared/conversations/routes'
import { Problem } from '#shared/problems'

const PAGE = 100

/** A resumed conversation for the visitor: its messages, whether it can continue, and whether a reply is being written. */
export const getHistory: Verb<
  typeof routes,
  'GET /v2/public/agents/{agentId}/conversations/{conversationId}/messages'
> = async ({ agentId, conversationId, after }) => {
  const [head, agent, page] = await Promise.all([
    heads.get({ conversationId }, { consistent: true }),
    liveAgent(agentId),
    messages.between(`CONV#${conversationId}`, after ? `MSG#${after}~` : 'MSG#', 'MSG#~', {
      limit: PAGE,
      consistent: true,
    }),
  ])
  if (!head || !agent || head.agentId !== agentId) throw new Problem('not-found', conversationText('notFound'))
  const may = head.silence ? { continue: head.silence === 'human', reason: head.silence } : await mayContinue(agent)
  const last = page.items.at(-1)
  return {
    state: head.state,
    ...may,
    messages: page.items.filter(isForVisitor).map(presentMessage),
    isAnswering: head.leaseToken !== undefined && head.silence === undefined,
    ...(head.rating ? { rating: head.rating } : {}),
    ...(page.cursor && last ? { cursor: last.id } : {}),
  }
}
