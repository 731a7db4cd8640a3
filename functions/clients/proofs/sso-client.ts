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
  const about = { purpose: 'log-in', agencyId, email } as const
  if (code === undefined) await countAsked(`${agencyId}#${networkOf(caller.ip)}`)
  // before it is known whether there is a client: nobody's code is as wrong as a client's
  const using = code === undefined ? undefined : await checkCode(about, code)
  const claim = await clientEmails.get({ agencyId, email }, { consistent: true })
  const client = claim && (await clients.get({ ID: claim.clientId }, { consistent: true }))
  // the screen marks the field for it
  if (client?.agencyId !== agencyId) throw new Problem('not-found', portalText('unknownEmail'))
  if (using === undefined) {
    await countCode(about)
    const { name: agencyName } = await agencyOf(portal.workspaceId)
    const letter = { to: email, agencyId, agencyName, language: client.preferredLanguage }
    await mailCode(codeMail(letter, await makeCode(about)))
    return { success: true, message: portalText('codeSent').message }
  }
  const ticket = newToken(client, { purpose: 'ticket', via: 'code' }, world().now())
  const { committed } = await attempt([using, ticket.write])
  if (!committed) throw wrongCode()
  return { success: true, message: '', data: { clientData: clientData(client, ticket.secret) } }
}

/** Each call is counted, also one that finds a client: a caller who tries many addresses learns of ten a minute which ones have an account. */
const countAsked = (scope: string): Promise<void> =>
  rateLimit({ scope: `asked-email#${scope}`, perWindow: 10, windowSeconds: 60, message: portalText('tooManyTries') })
