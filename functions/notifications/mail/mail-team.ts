import * as z from 'zod'
import { liveAgent } from '#features/agents'
import { getWaitingVisitor } from '#features/conversations'
import { languageByEmail, teamEmails } from '#features/workspaces'
import { isWithinLimits } from '#functions/notifications/is-within-limits'
import { attempt } from '#lib/database/commit'
import { optionalEnvironment } from '#lib/environment'
import { step } from '#lib/events/step'
import { appUrl } from '#lib/hosts/own-urls'
import { sendMail } from '#lib/mail'
import { world } from '#lib/world'
import { dashboardLanguageOf } from './dashboard-language-of.ts'
import { sentMails } from './store.ts'
import { teamMail } from './team-mail.ts'

/** The input of `notifications/mail-team`; `tries` counts the looks that found nothing to send yet. */
export const TeamMailState = z.object({
  workspaceId: z.string(),
  agentId: z.string(),
  conversationId: z.string(),
  tries: z.number().int(),
})
type TeamMailState = z.infer<typeof TeamMailState>

/** A look a minute: then the mail goes without the visitor's words. */
const MOST_TRIES = 5
/** Who wrote just now may be writing on. */
const SETTLED_MS = 20_000
/** The limit per agent, so that a visitor cannot flood the team's inboxes. */
const PER_HOUR = { perWindow: 12, windowSeconds: 3600 }

/**
 * Mails each member of a workspace's team about a visitor who waits for it or has left it a message, in the member's language, once
 * the visitor has written what it is about, or has not for some minutes; nobody, once a member has taken it up. One mail a request and
 * member, however often the flow runs: the mark is the request's. Without a mail sender the conversation only shows in Chats.
 */
export const handler = step(
  TeamMailState,
  async (state): Promise<TeamMailState & { readonly outcome: 'look' | 'done' }> => {
    const { workspaceId, agentId, conversationId, tries } = state
    const done = { ...state, outcome: 'done' } as const
    const visitor = optionalEnvironment('MAIL_FROM') ? await getWaitingVisitor(conversationId) : undefined
    if (!visitor) return done
    const isSettled = visitor.writtenAt !== undefined && world().now() - visitor.writtenAt >= SETTLED_MS
    if (!isSettled && tries + 1 < MOST_TRIES) return { ...state, tries: tries + 1, outcome: 'look' }

    const [agent, people] = await Promise.all([liveAgent(agentId), teamEmails(workspaceId)])
    const mark = { consumer: 'notifications/mail/mail-team', eventId: `${conversationId}#${visitor.askedAt}` }
    const limit = { scope: `team-mail-${visitor.place}#${agentId}`, ...PER_HOUR }
    if (!agent || !(await isWithinLimits([limit], mark))) return done
    const languageOf = await languageByEmail(people)
    const { title, lang } = agent.settings
    const address = appUrl(`/agents/${agentId}/convos?chat=${conversationId}`)
    for (const to of people) {
      const ownMark = { ...mark, eventId: `${mark.eventId}#${to}` }
      const outcome = await attempt([sentMails.creating({ ...ownMark, at: world().now() })])
      if (!outcome.committed) continue
      const language = languageOf(to) ?? dashboardLanguageOf(lang)
      try {
        await sendMail({ to, ...teamMail({ visitor, title, address, language }) })
      } catch (failure) {
        await sentMails.drop(ownMark)
        throw failure
      }
    }
    return done
  },
)
