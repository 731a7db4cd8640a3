import { MessageReceived } from '#events/conversations/events'
import { liveAgent, shouldContinue } from '#features/agents'
import { createNotification } from '#functions/notifications/inbox/create-notification'
import { consumer } from '#lib/events/consumer'
import { creditMarkers } from './credit-alert.ts'

/**
 * Notifies the team that a visitor got no answer: the credits are used up (once, until a refill), or the agent reached its
 * daily limit (once a day). Limits of a single visitor or conversation are not notified.
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
  if (agent.settings.security.spendGuards.isStopped || (await shouldContinue(agent))) return
  const day = new Date(at).toISOString().slice(0, 10)
  await createNotification({ ...shared, agentId, kind: 'spend-guard-reached', marker: `spend-guard#${agentId}#${day}` })
})
