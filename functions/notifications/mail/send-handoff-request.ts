import { AssigneeChanged } from '#events/conversations/events'
import { liveAgent } from '#features/agents'
import { teamEmails } from '#features/workspaces'
import { isWithinLimits } from '#functions/notifications/is-within-limits'
import { sentMails } from '#functions/notifications/store'
import { attempt } from '#lib/database/commit'
import { environment, optionalEnvironment } from '#lib/environment'
import { consumer } from '#lib/events/consumer'
import { sendMail } from '#lib/mail'
import { world } from '#lib/world'

/** Whoever is not reached by so many mails is not reached by more. */
const PER_HOUR = { perWindow: 12, windowSeconds: 3600 }
const CONSUMER = 'notifications/mail/send-handoff-request'

/** Mails the team that a visitor waits for a person. Each of them gets one mail for one request, however often it is told. */
export const handler = consumer(AssigneeChanged, async ({ id, data }) => {
  const { agentId, conversationId, workspaceId, to, isTest } = data
  // an installation without a sender has Chats alone
  if (to !== 'requested_chat' || isTest || !optionalEnvironment('MAIL_FROM')) return
  const [agent, people] = await Promise.all([liveAgent(agentId), teamEmails(workspaceId)])
  const limit = { scope: `request-mail#${agentId}`, ...PER_HOUR }
  if (!agent || !(await isWithinLimits([limit], { consumer: CONSUMER, eventId: id }))) return
  const title = agent.settings.title.replace(/\s+/g, ' ').trim()
  const address = `${environment('PUBLIC_URL').replace(/\/$/, '')}/app/${environment('REGION_NAME')}/agents/${agentId}/convos`
  const text = `A visitor of ${title} asked for a person and waits.\n\nOpen the conversation:\n${address}?chat=${conversationId}\n`
  for (const email of people) {
    const mark = { consumer: CONSUMER, eventId: `${id}#${email}` }
    const outcome = await attempt([sentMails.creating({ ...mark, at: world().now() })])
    if (!outcome.committed) continue
    try {
      await sendMail({ to: email, subject: `${title}: a visitor waits for a person`, text })
    } catch (failure) {
      await sentMails.drop(mark)
      throw failure
    }
  }
})
