import { AssigneeChanged } from '#events/conversations/events'
import { consumer } from '#lib/events/consumer'
import { startFlow } from '#lib/events/start-flow'

/** Starts the mail to the team about a visitor who asked for a human agent; the event's id is its name, so it starts once. */
export const handler = consumer(AssigneeChanged, async ({ id, data }) => {
  const { agentId, conversationId, workspaceId, to, isTest } = data
  if (to !== 'requested_chat' || isTest) return
  await startFlow('notifications/mail-team', id, { workspaceId, agentId, conversationId, tries: 0 })
})
