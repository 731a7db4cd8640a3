import { agencyOf } from '#features/agencies'
import { hashPassword, isPassword } from '#functions/clients/password'
import { countTry } from '#functions/clients/sessions/count-try'
import { clients } from '#functions/clients/store'
import { auditing } from '#lib/audit'
import { actorName } from '#lib/auth/actor-name'
import { portalSessions } from '#lib/auth/portal/portal-items'
import { sessionOf } from '#lib/auth/portal/session-of'
import { attempt } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import type { Verb } from '#lib/http/api'
import { world } from '#lib/world'
import type { account as routes } from '#shared/clients/account-routes'
import { clientText } from '#shared/clients/messages'
import { portalText } from '#shared/clients/portal-messages'
import { invalid, Problem } from '#shared/problems'
import { personOf } from './person-of.ts'

/**
 * Sets a new password by the old one. The version of the password grows, which ends all sessions, links and tickets; this session is
 * raised with it. A caller who has a session but not the password tries as often as at the log-in.
 */
export const changePassword: Verb<typeof routes, 'POST /portal/account/password'> = async (
  { oldPassword, password },
  context,
) => {
  const { actor, client } = await personOf(context)
  const { ID, agencyId, passwordVersion, name, email } = client
  const { settings } = await agencyOf(actor.workspaceId)
  if (settings.disablePasswordLogin) throw new Problem('forbidden', portalText('noPasswordLogin'))
  await countTry('client', `${agencyId}#${email}`)
  if (!(await isPassword(oldPassword, client.passwordHash)))
    throw invalid('oldPassword', portalText('wrongOldPassword'))
  const version = passwordVersion + 1
  const { committed } = await attempt([
    clients.changing(
      { ID },
      {
        set: {
          passwordHash: await hashPassword(password),
          passwordVersion: version,
          internal: { hasChangedPassword: true },
        },
      },
      { passwordVersion: is(passwordVersion) },
    ),
    portalSessions.changing(sessionOf(actor), { set: { version } }, { version: is(passwordVersion) }),
    auditing({
      owner: `WS#${actor.workspaceId}`,
      action: 'client.saved',
      by: actorName(actor),
      subject: ID,
      subjectName: name,
      now: world().now(),
    }),
  ])
  if (!committed) throw new Problem('conflict', clientText('changedMeanwhile'))
  return { success: true }
}
