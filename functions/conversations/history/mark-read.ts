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
  unsentAt,
}) => {
  const head = await heads.get({ conversationId })
  if (head?.agentId !== agentId) throw new Problem('not-found', conversationText('notFound'))
  const { workspaceId, channel } = head
  const read = [ConversationRead({ workspaceId, agentId, conversationId, channel })]
  await attempt(
    [
      heads.changing(
        { conversationId },
        { set: { readAt: at } },
        { agentId: is(agentId), lastAt: atLeast(at), readAt: absentOrBelow(at) },
      ),
    ],
    read,
  )
  // a message that failed since then is another one
  if (unsentAt !== undefined)
    await attempt(
      [heads.changing({ conversationId }, { remove: ['unsentAt'] }, { agentId: is(agentId), unsentAt: is(unsentAt) })],
      read,
    )
  return { success: true }
}
