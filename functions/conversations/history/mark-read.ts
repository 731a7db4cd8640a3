import { ConversationRead } from '#events/conversations/events'
import { heads } from '#functions/conversations/store'
import { attempt } from '#lib/database/commit'
import { absentOrBelow, atLeast, is } from '#lib/database/condition'
import type { Verb } from '#lib/http/api'
import { conversationText } from '#shared/conversations/messages'
import type { conversations as routes } from '#shared/conversations/routes'
import { Problem } from '#shared/problems'

/**
 * A member has read a conversation up to `at`. Later messages stay unread, and a time after the last message is ignored.
 * What changes nothing publishes nothing.
 */
export const markRead: Verb<typeof routes, 'POST /v2/agents/{agentId}/conversations/{conversationId}/seen'> = async ({
  agentId,
  conversationId,
  at,
}) => {
  const head = await heads.get({ conversationId })
  if (head?.agentId !== agentId) throw new Problem('not-found', conversationText('notFound'))
  const { workspaceId, channel } = head
  await attempt(
    [
      heads.changing(
        { conversationId },
        { set: { readAt: at } },
        { agentId: is(agentId), lastAt: atLeast(at), readAt: absentOrBelow(at) },
      ),
    ],
    [ConversationRead({ workspaceId, agentId, conversationId, channel })],
  )
  return { success: true }
}
