import { AssigneeChanged } from '#events/conversations/events'
import { consumer } from '#lib/events/consumer'
import { mailTeam } from './mail-team.ts'

/** Mails the team that a visitor asked for a human agent. */
export const handler = consumer(AssigneeChanged, async ({ id, data }) => {
  const { agentId, conversationId, workspaceId, to, isTest } = data
  if (to !== 'requested_chat' || isTest) return
  await mailTeam({
    workspaceId,
    agentId,
    conversationId,
    eventId: id,
    consumer: 'notifications/mail/send-handoff-request',
    scope: 'request-mail',
    subject: (title) => `${title}: a visitor is waiting for a teammate`,
    opening: (title) => `A visitor of ${title} asked for a teammate and is waiting.`,
  })
})
