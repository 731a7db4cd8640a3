import { liveAgent } from '#features/agents'
import { teamEmails } from '#features/workspaces'
import { isWithinLimits } from '#functions/notifications/is-within-limits'
import { attempt } from '#lib/database/commit'
import { environment, optionalEnvironment } from '#lib/environment'
import { sendMail } from '#lib/mail'
import { world } from '#lib/world'
import { sentMails } from './store.ts'

interface TeamMail {
  readonly workspaceId: string
  readonly agentId: string
  readonly conversationId: string
  readonly eventId: string
  /** The consumer's name: its marks are its own. */
  readonly consumer: string
  /** The scope of its limit per agent. */
  readonly scope: string
  /** Made of the agent's title, in one line. */
  readonly subject: (title: string) => string
  readonly opening: (title: string) => string
}

/** The limit per agent, so that a visitor cannot flood the team's inboxes. */
const PER_HOUR = { perWindow: 12, windowSeconds: 3600 }

/**
 * Mails each member of a workspace's team about a conversation, with a link to it: one mail an event, even if that is delivered
 * twice. Without a mail sender the conversation only shows in Chats.
 */
export const mailTeam = async (it: TeamMail): Promise<void> => {
  const { workspaceId, agentId, conversationId, eventId, consumer } = it
  if (!optionalEnvironment('MAIL_FROM')) return
  const [agent, people] = await Promise.all([liveAgent(agentId), teamEmails(workspaceId)])
  const limit = { scope: `${it.scope}#${agentId}`, ...PER_HOUR }
  if (!agent || !(await isWithinLimits([limit], { consumer, eventId }))) return
  const title = agent.settings.title.replace(/\s+/g, ' ').trim()
  const address = `${environment('PUBLIC_URL').replace(/\/$/, '')}/app/${environment('REGION_NAME')}/agents/${agentId}/convos`
  const text = `${it.opening(title)}\n\nOpen the conversation:\n${address}?chat=${conversationId}\n`
  for (const email of people) {
    const mark = { consumer, eventId: `${eventId}#${email}` }
    const outcome = await attempt([sentMails.creating({ ...mark, at: world().now() })])
    if (!outcome.committed) continue
    try {
      await sendMail({ to: email, subject: it.subject(title), text })
    } catch (failure) {
      await sentMails.drop(mark)
      throw failure
    }
  }
}
