import { agencyOf } from '#features/agencies'
import { sesIdentities } from '#functions/senders/identity/ses.gateway'
import { auditing } from '#lib/audit'
import { actorName } from '#lib/auth/actor-name'
import { attempt } from '#lib/database/commit'
import type { Verb } from '#lib/http/api'
import { rateLimit } from '#lib/http/rate-limit'
import { senderConfiguration } from '#lib/senders/sender-configuration'
import { stoppedAddresses } from '#lib/senders/store'
import { world } from '#lib/world'
import { senderText } from '#shared/senders/messages'
import type { senders as routes } from '#shared/senders/routes'

/** Each release of an address that bounces again costs the installation some of its own standing. */
const A_DAY = { perWindow: 20, windowSeconds: 24 * 3600, message: senderText('tooManyReleases') }

/** Lets an agency’s mail go to an address again, by our list and by SES’s own. */
export const releaseAddress: Verb<
  typeof routes,
  'DELETE /v2/workspaces/{workspaceId}/agency/mail/stopped/{addressId}'
> = async ({ addressId: id }, { actor, access: { workspaceId } }) => {
  const { ID: agencyId } = await agencyOf(workspaceId)
  const found = await stoppedAddresses.get({ agencyId, id }, { consistent: true })
  if (!found) return { success: true, message: '' }
  await rateLimit({ scope: `release-address#${agencyId}`, ...A_DAY })
  const configuration = senderConfiguration()
  if (configuration) await sesIdentities(configuration).release(found.email, agencyId)
  await attempt([
    stoppedAddresses.removing({ agencyId, id }),
    auditing({
      owner: `WS#${workspaceId}`,
      action: 'agency-mail.released',
      by: actorName(actor),
      subject: found.email,
      now: world().now(),
    }),
  ])
  return { success: true, message: senderText('released', found.email).message }
}
