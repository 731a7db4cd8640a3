import { MessageLeft } from '#events/conversations/events'
import { consumer } from '#lib/events/consumer'
import { startFlow } from '#lib/events/start-flow'

/** Starts the mail to the team about a message that a visitor left; the event's id is its name, so it starts once. */
export const handler = consumer(MessageLeft, async ({ id, data }) => {
  const { agentId, conversationId, workspaceId, isTest } = data
  if (isTest) return
  await startFlow('notifications/mail-team', id, { workspaceId, agentId, conversationId, tries: 0 })
})
