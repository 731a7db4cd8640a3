import { MessageReceived } from '#events/conversations/events'
import { liveAgent, shouldContinue } from '#features/agents'
import { createNotification } from '#functions/notifications/inbox/create-notification'
import { consumer } from '#lib/events/consumer'
import { creditMarkers } from './credit-alert.ts'

/**
 * Notifies the team that a visitor got no answer: the credits are used up (once, until there are some again), or the agent
 * reached its limit of the day (once a day). What only one visitor or conversation has reached is no news.
 */
export const handler = consumer(MessageReceived, async ({ id, at, data: { agentId, workspaceId, unanswered } }) => {
  if (unanswered !== 'no-credits' && unanswered !== 'spend-guard') return
  const agent = await liveAgent(agentId)
  if (!agent) return
  const news = { workspaceId, about: '', ts: at, eventId: id }
  if (unanswered === 'no-credits') {
    if (agent.payer.kind !== 'workspace') return
    await createNotification({ ...news, kind: 'credits-used-up', once: creditMarkers.usedUp })
    return
  }
  if (agent.settings.security.spendGuards.isStopped || (await shouldContinue(agent))) return
  const day = new Date(at).toISOString().slice(0, 10)
  await createNotification({ ...news, agentId, kind: 'spend-guard-reached', once: `spend-guard#${agentId}#${day}` })
})
