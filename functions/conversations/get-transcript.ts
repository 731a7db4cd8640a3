import { actorName } from '#lib/actor-name'
import type { Verb } from '#lib/api'
import { conversationMessages } from '#shared/conversations/messages'
import type { conversations as routes } from '#shared/conversations/routes'
import { Problem } from '#shared/problems'
import { presentSummary } from './present-summary.ts'
import { presentMessage } from './turn/present-message.ts'
import { heads, messages } from './turn/store.ts'

const PAGE = 100

/** One conversation as its team reads it. */
export const getTranscript: Verb<typeof routes, 'GET /v2/agents/{agentId}/conversations/{conversationId}'> = async (
  { agentId, conversationId, after },
  { actor },
) => {
  const [head, page] = await Promise.all([
    heads.get({ conversationId }),
    messages.list(`CONV#${conversationId}`, 'MSG#', { limit: PAGE, after }),
  ])
  if (head?.agentId !== agentId) throw new Problem('not-found', conversationMessages.notFound)
  return {
    conversation: presentSummary(head, actorName(actor)),
    messages: page.items.map(presentMessage),
    ...(page.cursor ? { cursor: page.cursor } : {}),
  }
}
