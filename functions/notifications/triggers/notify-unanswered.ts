import { MessageReceived } from '#events/conversations/events'
import { liveAgent } from '#features/agents'
import { spendDay, spentOn } from '#features/billing'
import { createNotification } from '#functions/notifications/inbox/create-notification'
import { consumer } from '#lib/events/consumer'
import { MILLI, toCredits } from '#shared/billing/milli-credits'
import { capMarker } from './cap-marker.ts'
import { creditMarkers } from './credit-alert.ts'

/**
 * Notifies the team that a visitor got no answer: the credits are used up (once, until a refill), or the agent reached its
 * daily limit (once a day and limit, unless an alert said so). Limits of a single visitor or conversation are not notified.
 */
export const handler = consumer(MessageReceived, async ({ id, at, data: { agentId, workspaceId, unanswered } }) => {
  if (unanswered !== 'no-credits' && unanswered !== 'spend-guard') return
  const agent = await liveAgent(agentId)
  if (!agent) return
  const shared = { workspaceId, about: '', ts: at, eventId: id }
  if (unanswered === 'no-credits') {
    if (agent.payer.kind !== 'workspace') return
    await createNotification({ ...shared, kind: 'credits-used-up', marker: creditMarkers.usedUp })
    return
  }
  const { isStopped, perDay } = agent.settings.security.spendGuards
  if (isStopped || perDay === 0) return
  const day = spendDay(at)
  const cap = perDay * MILLI
  const spent = await spentOn(day, { agentId }, cap)
  if (spent < cap) return
  await createNotification({
    ...shared,
    agentId,
    kind: 'spend-guard-reached',
    spent: { credits: toCredits(spent), limit: perDay },
    marker: { what: capMarker(agentId, day), figure: cap },
  })
})
