import { actorName } from '#lib/actor-name'
import type { Verb } from '#lib/api'
import { auditing } from '#lib/audit'
import { commit } from '#lib/commit'
import { sendMail } from '#lib/mail'
import { rateLimit } from '#lib/rate-limit'
import { world } from '#lib/world'
import { Problem } from '#shared/problems'
import { workspaceMessages } from '#shared/workspaces/messages'
import type { workspaces as routes } from '#shared/workspaces/routes'
import { workspaces } from './store.ts'
import { teamOf } from './team-of.ts'

const PER_DAY = { perWindow: 50, windowSeconds: 24 * 3600, message: workspaceMessages.tooMuchMail }

/**
 * Specification 3, section 7, mails any address with any markup: an open relay on our domain. Here it reaches only the
 * workspace's own people, as text, 50 times a day.
 */
export const mailSomebody: Verb<typeof routes, 'POST /v2/workspaces/{workspaceId}/email'> = async (
  { to, subject, html },
  { access: { workspaceId: uid }, actor },
) => {
  const [workspace, team] = await Promise.all([workspaces.get({ uid }), teamOf(uid)])
  const known = [
    workspace?.email,
    ...team.members.map(({ email }) => email),
    ...team.invitations.map((one) => one.email),
  ]
  if (!known.includes(to)) throw new Problem('forbidden', workspaceMessages.notMailed)
  await rateLimit({ scope: `mail#${uid}`, ...PER_DAY })
  // only this verb reads markup: nobody else's start pays for the parser
  const { textOfHtml } = await import('./text-of-html.ts')
  // a line break in a subject would begin another header
  await sendMail({ to, subject: subject.replace(/\s+/g, ' '), text: textOfHtml(html) })
  const now = world().now()
  await commit([auditing({ owner: `WS#${uid}`, action: 'mail.sent', by: actorName(actor), subject: to, now })])
  return { success: true }
}
