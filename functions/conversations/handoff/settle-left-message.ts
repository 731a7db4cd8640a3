import { ConversationRead } from '#events/conversations/events'
import { deskWrites } from '#functions/conversations/desk'
import { presentSummary } from '#functions/conversations/present-summary'
import { heads } from '#functions/conversations/store'
import { auditing } from '#lib/audit'
import { actorName } from '#lib/auth/actor-name'
import { attempt } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import { conflict, retrying } from '#lib/database/retrying'
import type { Verb } from '#lib/http/api'
import { world } from '#lib/world'
import { conversationText } from '#shared/conversations/messages'
import type { conversations as routes } from '#shared/conversations/routes'
import { Problem } from '#shared/problems'

/** A member marks a left message as done, which also counts as having read the conversation. */
export const settleLeftMessage: Verb<
  typeof routes,
  'POST /v2/agents/{agentId}/conversations/{conversationId}/done'
> = async ({ agentId, conversationId, askedAt }, { actor }) => {
  const by = actorName(actor)
  return retrying(`the left message of conversation ${conversationId}`, async () => {
    const head = await heads.get({ conversationId }, { consistent: true })
    if (head?.agentId !== agentId) throw new Problem('not-found', conversationText('notFound'))
    if (head.place !== 'left-message' || head.askedAt !== askedAt) return { conversation: presentSummary(head, by) }
    const { workspaceId, channel, lastAt } = head
    const { place: _, askedAt: __, leftAt: ___, ...rest } = head
    const done = { ...rest, readAt: Math.max(lastAt, head.readAt ?? 0) }
    const outcome = await attempt(
      [
        heads.changing(
          { conversationId },
          { set: { readAt: done.readAt }, remove: ['place', 'askedAt', 'leftAt'] },
          { place: is('left-message'), askedAt: is(askedAt), lastAt: is(lastAt) },
        ),
        ...deskWrites(head, done),
        auditing({
          owner: `WS#${workspaceId}`,
          action: 'conversation.done',
          by,
          subject: conversationId,
          now: world().now(),
        }),
      ],
      [ConversationRead({ workspaceId, agentId, conversationId, channel })],
    )
    return outcome.committed ? { conversation: presentSummary(done, by) } : conflict
  })
}
