import { ConversationSeen } from '#events/conversations/events'
import { heads, messages } from '#functions/conversations/store'
import { attempt } from '#lib/database/commit'
import { absentOrBelow, is } from '#lib/database/condition'
import type { Verb } from '#lib/http/api'
import { rateLimit } from '#lib/http/rate-limit'
import { conversationText } from '#shared/conversations/messages'
import type { conversations as routes } from '#shared/conversations/routes'
import { Problem } from '#shared/problems'

/** More than a reply every five seconds. */
const SEEN_LIMIT = { perWindow: 120, windowSeconds: 600, message: conversationText('tooManyRequests') }

/** A visitor has seen a reply or notice. One that is no newer than the last seen changes nothing and publishes nothing. */
export const markReplySeen: Verb<
  typeof routes,
  'POST /v2/public/agents/{agentId}/conversations/{conversationId}/seen'
> = async ({ agentId, conversationId, messageId }) => {
  await rateLimit({ scope: `seen#${conversationId}`, ...SEEN_LIMIT })
  const [head, message] = await Promise.all([
    heads.get({ conversationId }),
    messages.get({ conversationId, id: messageId }),
  ])
  if (head?.agentId !== agentId || !message || message.role === 'visitor')
    throw new Problem('not-found', conversationText('notFound'))
  const { workspaceId, channel } = head
  await attempt(
    [
      heads.changing(
        { conversationId },
        { set: { seenId: messageId, seenAt: message.at } },
        { agentId: is(agentId), seenAt: absentOrBelow(message.at) },
      ),
    ],
    [ConversationSeen({ workspaceId, agentId, conversationId, channel })],
  )
  return { success: true }
}
