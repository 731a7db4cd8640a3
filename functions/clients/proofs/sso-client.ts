import { agencyOf } from '#features/agencies'
import { portalOf } from '#functions/clients/portal-of'
import { clientEmails, clients } from '#functions/clients/store'
import { attempt } from '#lib/database/commit'
import type { Verb } from '#lib/http/api'
import { networkOf } from '#lib/http/network-of'
import { rateLimit } from '#lib/http/rate-limit'
import { world } from '#lib/world'
import { portalText } from '#shared/clients/portal-messages'
import type { portal as routes } from '#shared/clients/portal-routes'
import { Problem } from '#shared/problems'
import { clientData } from './client-data.ts'
import { checkCode, makeCode, wrongCode } from './codes.ts'
import { countCode } from './count-code.ts'
import { mailCode } from './mail-code.ts'
import { codeMail } from './portal-mail.ts'
import { newToken } from './tokens.ts'

/** Logs in by a code that is mailed: first the code, then with it the ticket. */
export const ssoClient: Verb<typeof routes, 'POST /rpc/ssoClient'> = async ({ email, agencyId, code }, caller) => {
  const portal = await portalOf(caller, agencyId)
  const claim = await clientEmails.get({ agencyId, email }, { consistent: true })
  const client = claim && (await clients.get({ ID: claim.clientId }, { consistent: true }))
  if (client?.agencyId !== agencyId) return refuseUnknown(`${agencyId}#${networkOf(caller.ip)}`)
  const about = { purpose: 'log-in', agencyId, email } as const
  if (code === undefined) {
    await countCode(about)
    const { name: agencyName } = await agencyOf(portal.workspaceId)
    const letter = { to: email, agencyId, agencyName, language: client.preferredLanguage }
    await mailCode(codeMail(letter, await makeCode(about)))
    return { success: true, message: portalText('codeSent').message }
  }
  const using = await checkCode(about, code)
  const ticket = newToken(client, { purpose: 'ticket', via: 'code' }, world().now())
  const { committed } = await attempt([using, ticket.write])
  if (!committed) throw wrongCode()
  return { success: true, message: '', data: { clientData: clientData(client, ticket.secret) } }
}

/** The screen marks the field for it; ten a minute tell nobody who has an account here. */
const refuseUnknown = async (scope: string): Promise<never> => {
  await rateLimit({
    scope: `unknown-email#${scope}`,
    perWindow: 10,
    windowSeconds: 60,
    message: portalText('tooManyTries'),
  })
  throw new Problem('not-found', portalText('unknownEmail'))
}
