import { ConversationRated } from '#events/conversations/events'
import { heads } from '#functions/conversations/store'
import { attempt } from '#lib/database/commit'
import { absent, is } from '#lib/database/condition'
import { conflict, retrying } from '#lib/database/retrying'
import type { Verb } from '#lib/http/api'
import { rateLimit } from '#lib/http/rate-limit'
import { world } from '#lib/world'
import { conversationText } from '#shared/conversations/messages'
import type { conversations as routes } from '#shared/conversations/routes'
import type { Rating } from '#shared/conversations/schema'
import { Problem } from '#shared/problems'

const DAY_MS = 24 * 3600_000
const CHANGES = { perWindow: 30, windowSeconds: 600, message: conversationText('tooManyRequests') }

/** A visitor rates a conversation. It has one rating; repeating it changes nothing, and it can be changed for a day. */
export const rateConversation: Verb<
  typeof routes,
  'POST /v2/public/agents/{agentId}/conversations/{conversationId}/rating'
> = async ({ agentId, conversationId, score, comment }) => {
  await rateLimit({ scope: `rating#${conversationId}`, ...CHANGES })
  const rating: Rating = { score, ...(comment ? { comment } : {}) }
  return retrying(`the rating of conversation ${conversationId}`, async () => {
    const head = await heads.get({ conversationId }, { consistent: true })
    if (head?.agentId !== agentId) throw new Problem('not-found', conversationText('notFound'))
    if (head.inbound === 0 && head.state === 'ai-chatting')
      throw new Problem('conflict', conversationText('nothingToRate'))
    const { rating: before, ratedAt } = head
    if (before?.score === rating.score && before.comment === rating.comment) return before
    const now = world().now()
    if (ratedAt !== undefined && now - ratedAt > DAY_MS) throw new Problem('gone', conversationText('ratingClosed'))
    const outcome = await attempt(
      [
        heads.changing(
          { conversationId },
          { set: { rating, ratedAt: ratedAt ?? now } },
          before ? { agentId: is(agentId), ratedAt: is(ratedAt ?? now) } : { agentId: is(agentId), ratedAt: absent },
        ),
      ],
      [
        ConversationRated({
          workspaceId: head.workspaceId,
          agentId,
          conversationId,
          channel: head.channel,
          score,
          isTest: head.isTest,
          ...(before ? { before: before.score } : {}),
        }),
      ],
    )
    return outcome.committed ? rating : conflict
  })
}
