import { agencyOf } from '#features/agencies'
import { portalOf } from '#functions/clients/portal-of'
import { clientEmails, clients } from '#functions/clients/store'
import { attempt } from '#lib/database/commit'
import type { Verb } from '#lib/http/api'
import { networkOf } from '#lib/http/network-of'
import { rateLimit } from '#lib/http/rate-limit'
import { mailForAgency } from '#lib/senders/mail-for-agency'
import { world } from '#lib/world'
import { portalText } from '#shared/clients/portal-messages'
import type { portal as routes } from '#shared/clients/portal-routes'
import { countCode } from './count-code.ts'
import { portalLink } from './portal-link.ts'
import { resetMail } from './portal-mail.ts'
import { newToken } from './tokens.ts'

/** Mails a link to set a new password. What it answers does not say whether anyone has the address. */
export const requestReset: Verb<typeof routes, 'POST /portal/password-reset'> = async ({ email }, caller) => {
  const { agencyId, workspaceId, host } = await portalOf(caller)
  await rateLimit({
    scope: `reset#${agencyId}#${networkOf(caller.ip)}`,
    perWindow: 30,
    windowSeconds: 3600,
    message: portalText('tooManyCodes'),
  })
  await countCode({ purpose: 'reset', agencyId, email })
  const claim = await clientEmails.get({ agencyId, email }, { consistent: true })
  const client = claim && (await clients.get({ ID: claim.clientId }, { consistent: true }))
  if (client?.agencyId !== agencyId) return { success: true }
  const token = newToken(client, { purpose: 'password', via: 'token' }, world().now())
  await attempt([token.write])
  const { name: agencyName } = await agencyOf(workspaceId)
  const about = { to: email, agencyId, agencyName, language: client.preferredLanguage }
  // an address that mail was stopped to is answered like any other
  await mailForAgency(resetMail(about, portalLink(host, { password: token.secret })))
  return { success: true }
}
