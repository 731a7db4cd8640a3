import { workspaces } from '#functions/workspaces/store'
import { teamOf } from '#functions/workspaces/team-of'
import { auditing } from '#lib/audit'
import { actorName } from '#lib/auth/actor-name'
import { commit } from '#lib/database/commit'
import type { Verb } from '#lib/http/api'
import { rateLimit } from '#lib/http/rate-limit'
import { sendMail } from '#lib/mail'
import { world } from '#lib/world'
import { invalid, Problem } from '#shared/problems'
import { workspaceText } from '#shared/workspaces/messages'
import type { workspaces as routes } from '#shared/workspaces/routes'

const PER_DAY = { perWindow: 50, windowSeconds: 24 * 3600, message: workspaceText('tooMuchMail') }

/**
 * Specification 3, section 7, mails any address with any markup: an open relay on our domain. Here mail goes only to the
 * workspace's owner and members, as text, 50 times a day: an open invitation proves nothing about whose address it names.
 */
export const mailTeammate: Verb<typeof routes, 'POST /v2/workspaces/{workspaceId}/email'> = async (
  { to, subject, html },
  { access: { workspaceId: uid }, actor },
) => {
  const [workspace, team] = await Promise.all([workspaces.get({ uid }), teamOf(uid)])
  const recipients = [workspace?.email, ...team.members.map(({ email }) => email)]
  if (!recipients.includes(to)) throw new Problem('forbidden', workspaceText('notMailed'))
  // loaded on use: the other routes start without the parser
  const { htmlToText } = await import('./html-to-text.ts')
  const text = htmlToText(html)
  if (!text) throw invalid('html', workspaceText('mailEmpty'))
  await rateLimit({ scope: `mail#${uid}`, ...PER_DAY })
  // a line break in a subject could inject a header
  await sendMail({ to, subject: subject.replace(/\s+/g, ' '), text })
  const now = world().now()
  await commit([auditing({ owner: `WS#${uid}`, action: 'mail.sent', by: actorName(actor), subject: to, now })])
  return { success: true }
}
