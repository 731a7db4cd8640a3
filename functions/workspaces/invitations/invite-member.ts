import { getAccount } from '#features/billing'
import { languageByEmail } from '#functions/workspaces/people/language-by-email'
import { workspaces } from '#functions/workspaces/store'
import { teamOf } from '#functions/workspaces/team-of'
import { auditing } from '#lib/audit'
import { actorName } from '#lib/auth/actor-name'
import { attempt } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import { environment } from '#lib/environment'
import type { Verb } from '#lib/http/api'
import { rateLimit } from '#lib/http/rate-limit'
import { defect, log } from '#lib/log'
import { sendMail } from '#lib/mail'
import { world } from '#lib/world'
import { Problem } from '#shared/problems'
import { workspaceText } from '#shared/workspaces/messages'
import type { workspaces as routes } from '#shared/workspaces/routes'
import { invitationMail } from './invitation-mail.ts'
import { invitationToken } from './invitation-token.ts'
import { invitations, type StoredInvitation } from './store.ts'

const WEEK_MS = 7 * 24 * 3600_000
/** Free workspaces cost nothing to make, and each can write to any address. */
const PER_HOUR = { free: 5, paid: 20 }

/**
 * Invites a user by e-mail. The link is mailed after the invitation is stored and never through the bus, whose archive would
 * keep its token. If the mail cannot be sent, the invitation is revoked, so that nobody waits for its link.
 */
export const inviteMember: Verb<typeof routes, 'POST /v2/workspaces/{workspaceId}/invitations'> = async (
  { email },
  { access: { workspaceId: uid }, actor },
) => {
  const [workspace, account, team] = await Promise.all([
    workspaces.get({ uid }),
    getAccount({ kind: 'workspace', id: uid }, { enough: 0 }),
    teamOf(uid),
  ])
  if (!workspace) throw new Problem('not-found', workspaceText('notFound'))
  if (email === workspace.email || (actor.kind === 'user' && email === actor.email))
    throw new Problem('invalid', workspaceText('yourself'))
  if (team.members.some((member) => member.email === email))
    throw new Problem('conflict', workspaceText('alreadyMember'))
  const isInvited = team.invitations.some((invitation) => invitation.email === email)
  if (!isInvited && team.seats.used >= team.seats.total) throw new Problem('limit-reached', workspaceText('seatsTaken'))
  await rateLimit({
    scope: `invite#${uid}`,
    perWindow: account.hasEverPaid ? PER_HOUR.paid : PER_HOUR.free,
    windowSeconds: 3600,
    message: workspaceText('tooMuchMail'),
  })
  const now = world().now()
  const { secret, tokenHash } = invitationToken()
  const invitedBy = actor.kind === 'user' ? actorName(actor) : workspace.email
  const invitation: StoredInvitation = { uid, email, tokenHash, invitedBy, invitedAt: now, expiresAt: now + WEEK_MS }
  await attempt([
    invitations.putting(invitation),
    auditing({ owner: `WS#${uid}`, action: 'member.invited', by: actorName(actor), subject: email, now }),
  ])
  // an invited person who never opened the dashboard most likely reads the language of the member who invites them
  const inviting = actor.kind === 'user' && actor.email ? actor.email : workspace.email
  try {
    const { workspaceName } = workspace
    const languageOf = await languageByEmail([email, inviting])
    const language = languageOf(email) ?? languageOf(inviting) ?? 'en'
    const publicUrl = environment('PUBLIC_URL')
    const region = environment('REGION_NAME')
    await sendMail(invitationMail({ email, workspaceName, uid, secret, region, publicUrl, language }))
  } catch (failure) {
    log('error', 'an invitation was not mailed', { ...defect(failure), workspaceId: uid })
    await attempt([invitations.removing({ uid, email }, { tokenHash: is(tokenHash) })])
    throw new Problem('unavailable', workspaceText('notInvited', email))
  }
  return { invitation }
}
