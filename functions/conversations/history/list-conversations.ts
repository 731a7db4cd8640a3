import { presentSummary } from '#functions/conversations/present-summary'
import { heads } from '#functions/conversations/store'
import { actorName } from '#lib/auth/actor-name'
import type { Verb } from '#lib/http/api'
import type { conversations as routes } from '#shared/conversations/routes'

const PAGE = 50

/** Chats, the newest first. A channel filters within a page, so a page may be short; only a missing cursor marks the end. */
export const listConversations: Verb<typeof routes, 'GET /v2/agents/{agentId}/conversations'> = async (
  { agentId, state, channel, after },
  { actor },
) => {
  const me = actorName(actor)
  const query = { limit: PAGE, after, newestFirst: true }
  const page = await (state
    ? heads.listBy('gsi2', `AC#${agentId}#${state}`, undefined, query)
    : heads.listBy('gsi1', `AC#${agentId}`, undefined, query))
  return {
    conversations: page.items
      .filter((head) => !channel || head.channel === channel)
      .map((head) => presentSummary(head, me)),
    ...(page.cursor ? { cursor: page.cursor } : {}),
  }
}
