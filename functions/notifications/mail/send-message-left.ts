import { MessageLeft } from '#events/conversations/events'
import { consumer } from '#lib/events/consumer'
import { mailTeam } from './mail-team.ts'

/** Mails the team that a visitor left them a message. Its words stay in the conversation, where they can be erased. */
export const handler = consumer(MessageLeft, async ({ id, data }) => {
  const { agentId, conversationId, workspaceId, isTest } = data
  if (isTest) return
  await mailTeam({
    workspaceId,
    agentId,
    conversationId,
    eventId: id,
    consumer: 'notifications/mail/send-message-left',
    scope: 'message-left-mail',
    subject: (title) => `${title}: a visitor left a message`,
    opening: (title) => `A visitor of ${title} left a message for your team and expects an answer.`,
  })
})
