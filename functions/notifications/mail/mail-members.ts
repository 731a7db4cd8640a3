import { liveAgent } from '#features/agents'
import type { WaitingVisitor } from '#features/conversations'
import { languageByEmail, teamEmails } from '#features/workspaces'
import { isWithinLimits } from '#functions/notifications/is-within-limits'
import { attempt } from '#lib/database/commit'
import { appUrl } from '#lib/hosts/own-urls'
import { sendMail } from '#lib/mail'
import { world } from '#lib/world'
import { dashboardLanguageOf } from './dashboard-language-of.ts'
import { sentMails } from './store.ts'
import { teamMail } from './team-mail.ts'

/** The limit per agent, so that a visitor cannot flood the team's inboxes. */
const PER_HOUR = { perWindow: 12, windowSeconds: 3600 }

interface TeamMail {
  readonly workspaceId: string
  readonly agentId: string
  readonly conversationId: string
  readonly visitor: WaitingVisitor
  /** With the conversation and the request, the mail's identity: each member gets one. */
  readonly about: string
  /** With the same, the identity of one decision by the limit; by default the mail's. */
  readonly attemptOf?: string
  readonly isFurther?: boolean
}

/** Mails each member of a workspace's team about a visitor, in the member's language; `false` over the limit, when nothing is sent. */
export const mailMembers = async ({
  workspaceId,
  agentId,
  conversationId,
  visitor,
  about,
  attemptOf = about,
  isFurther = false,
}: TeamMail): Promise<boolean> => {
  const [agent, people] = await Promise.all([liveAgent(agentId), teamEmails(workspaceId)])
  const markOf = (what: string) => ({
    consumer: 'notifications/mail/mail-team',
    eventId: `${conversationId}#${visitor.askedAt}${what}`,
  })
  const limit = { scope: `team-mail-${visitor.place}#${agentId}`, ...PER_HOUR }
  if (!agent || !(await isWithinLimits([limit], markOf(attemptOf)))) return false
  const languageOf = await languageByEmail(people)
  const { title, lang } = agent.settings
  const address = appUrl(`/agents/${agentId}/convos?chat=${conversationId}`)
  for (const to of people) {
    const mark = markOf(`${about}#${to}`)
    const outcome = await attempt([sentMails.creating({ ...mark, at: world().now() })])
    if (!outcome.committed) continue
    const language = languageOf(to) ?? dashboardLanguageOf(lang)
    try {
      await sendMail({ to, ...teamMail({ visitor, title, address, language, isFurther }) })
    } catch (failure) {
      await sentMails.drop(mark)
      throw failure
    }
  }
  return true
}
