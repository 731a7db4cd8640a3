import { agencyOf } from '#features/agencies'
import { clientOf } from '#functions/clients/people/client-of'
import type { StoredClient } from '#functions/clients/store'
import { auditing } from '#lib/audit'
import { actorName } from '#lib/auth/actor-name'
import { attempt } from '#lib/database/commit'
import type { Verb } from '#lib/http/api'
import { sendMail } from '#lib/mail'
import { world } from '#lib/world'
import type { portal as routes } from '#shared/clients/portal-routes'
import { countCode } from './count-code.ts'
import { portalLink } from './portal-link.ts'
import { invitationMail } from './portal-mail.ts'
import { requirePortalHost } from './require-portal-host.ts'
import { INVITATION_SECONDS, newToken } from './tokens.ts'

/** Mails a client the link to set their first password. A second mail's link works beside the first one's, until one is used. */
export const inviteClient: Verb<
  typeof routes,
  'POST /v2/workspaces/{workspaceId}/clients/{clientId}/invitation'
> = async ({ clientId }, { actor, access: { workspaceId } }) => {
  await mailInvitation({ client: await clientOf(workspaceId, clientId), workspaceId, by: actorName(actor) })
  return { success: true }
}

interface Invitation {
  readonly client: StoredClient
  readonly workspaceId: string
  readonly by: string
}

export const mailInvitation = async ({ client, workspaceId, by }: Invitation): Promise<void> => {
  const { ID, agencyId, email, name, preferredLanguage: language } = client
  const [agency, host] = await Promise.all([agencyOf(workspaceId), requirePortalHost(agencyId)])
  await countCode({ purpose: 'invitation', agencyId, email })
  const now = world().now()
  const token = newToken(client, { purpose: 'password', via: 'token', seconds: INVITATION_SECONDS }, now)
  await attempt([
    token.write,
    auditing({ owner: `WS#${workspaceId}`, action: 'client.invited', by, subject: ID, subjectName: name, now }),
  ])
  const about = { to: email, agencyName: agency.name, language }
  await sendMail(invitationMail(about, portalLink(host, { password: token.secret })))
}
