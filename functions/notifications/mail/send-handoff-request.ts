import { AssigneeChanged } from '#events/conversations/events'
import { liveAgent } from '#features/agents'
import { teamEmails } from '#features/workspaces'
import { isWithinLimits } from '#functions/notifications/is-within-limits'
import { attempt } from '#lib/database/commit'
import { environment, optionalEnvironment } from '#lib/environment'
import { consumer } from '#lib/events/consumer'
import { sendMail } from '#lib/mail'
import { world } from '#lib/world'
import { sentMails } from './store.ts'

/** The limit per agent, so that a visitor cannot flood the team's inboxes. */
const PER_HOUR = { perWindow: 12, windowSeconds: 3600 }
const CONSUMER = 'notifications/mail/send-handoff-request'

/** Mails each member of the team that a visitor asked for a human agent: one mail a request, even if delivered twice. */
export const handler = consumer(AssigneeChanged, async ({ id, data }) => {
  const { agentId, conversationId, workspaceId, to, isTest } = data
  // without a mail sender the request only shows in Chats
  if (to !== 'requested_chat' || isTest || !optionalEnvironment('MAIL_FROM')) return
  const [agent, people] = await Promise.all([liveAgent(agentId), teamEmails(workspaceId)])
  const limit = { scope: `request-mail#${agentId}`, ...PER_HOUR }
  if (!agent || !(await isWithinLimits([limit], { consumer: CONSUMER, eventId: id }))) return
  const title = agent.settings.title.replace(/\s+/g, ' ').trim()
  const address = `${environment('PUBLIC_URL').replace(/\/$/, '')}/app/${environment('REGION_NAME')}/agents/${agentId}/convos`
  const text = `A visitor of ${title} asked for a teammate and is waiting.\n\nOpen the conversation:\n${address}?chat=${conversationId}\n`
  for (const email of people) {
    const mark = { consumer: CONSUMER, eventId: `${id}#${email}` }
    const outcome = await attempt([sentMails.creating({ ...mark, at: world().now() })])
    if (!outcome.committed) continue
    try {
      await sendMail({ to: email, subject: `${title}: a visitor is waiting for a teammate`, text })
    } catch (failure) {
      await sentMails.drop(mark)
      throw failure
    }
  }
})
