import { DeliveryChanged } from '#events/conversations/events'
import { presentForMembers } from '#functions/conversations/present-for-members'
import { heads, messages, type StoredMessage } from '#functions/conversations/store'
import { attempt } from '#lib/database/commit'
import { absent, is, present } from '#lib/database/condition'
import type { Verb } from '#lib/http/api'
import { world } from '#lib/world'
import { conversationText } from '#shared/conversations/messages'
import type { conversations as routes } from '#shared/conversations/routes'
import { Problem } from '#shared/problems'
import { queueing } from './queueing.ts'

/**
 * A member has a message sent again that its provider refused, or of which nobody knows whether it arrived: then only when they
 * know that it may arrive twice. Of two who ask at once, the second gets a `conflict`.
 */
export const resendMessage: Verb<
  typeof routes,
  'POST /v2/agents/{agentId}/conversations/{conversationId}/messages/{messageId}/resend'
> = async ({ agentId, conversationId, messageId, mayArriveTwice }) => {
  const [head, message] = await Promise.all([
    heads.get({ conversationId }, { consistent: true }),
    messages.get({ conversationId, id: messageId }, { consistent: true }),
  ])
  if (head?.agentId !== agentId) throw new Problem('not-found', conversationText('notFound'))
  const state = message?.delivery?.state
  if (!head.route || !message || (state !== 'failed' && state !== 'unknown'))
    throw new Problem('conflict', conversationText('nothingToResend'))
  if (state === 'unknown' && !mayArriveTwice) throw new Problem('conflict', conversationText('mayArriveTwice'))
  const now = world().now()
  const resends = (message.resends ?? 0) + 1
  const again: StoredMessage = { ...message, delivery: { state: 'queued', at: now }, resends }
  const { workspaceId, channel } = head
  // it waits from now on, not since it was first sent
  const { writes, events } = queueing(head, [{ ...again, at: now }])
  const outcome = await attempt(
    [
      messages.changing(
        { conversationId, id: messageId },
        { set: { delivery: again.delivery, resends }, remove: ['deliveryRank'] },
        { id: present, resends: message.resends === undefined ? absent : is(message.resends) },
      ),
      ...writes,
    ],
    [...events, DeliveryChanged({ workspaceId, agentId, conversationId, channel, messageId, state: 'queued' })],
  )
  if (!outcome.committed) throw new Problem('conflict', conversationText('nothingToResend'))
  return { message: presentForMembers(again) }
}
