import { ClientCreated } from '#events/clients/events'
import { agencyOf } from '#features/agencies'
import { organisations } from '#features/workspaces'
import { newSecret } from '#functions/clients/new-secret'
import { newOrganisation } from '#functions/clients/organisations/new-organisation'
import { hashPassword } from '#functions/clients/password'
import { newClient } from '#functions/clients/people/new-client'
import { refusalOf } from '#functions/clients/people/refusal-of'
import { portalOf } from '#functions/clients/portal-of'
import { clientEmails, clients } from '#functions/clients/store'
import { auditing } from '#lib/audit'
import { attempt } from '#lib/database/commit'
import type { Verb } from '#lib/http/api'
import { networkOf } from '#lib/http/network-of'
import { rateLimit } from '#lib/http/rate-limit'
import { randomText } from '#lib/ids'
import { world } from '#lib/world'
import { CLIENT_ID_LENGTH } from '#shared/clients/limits'
import { clientText } from '#shared/clients/messages'
import { portalText } from '#shared/clients/portal-messages'
import type { portal as routes } from '#shared/clients/portal-routes'
import { invalid, Problem } from '#shared/problems'
import { clientData } from './client-data.ts'
import { checkCode, makeCode, wrongCode } from './codes.ts'
import { countCode } from './count-code.ts'
import { mailCode } from './mail-code.ts'
import { codeMail } from './portal-mail.ts'
import { portalCodes } from './store.ts'
import { newToken } from './tokens.ts'

const HOUR = 3600
const DAY = 24 * HOUR

/** Signs up by a code that is mailed: first the code, then with it an organisation and the client as its admin. */
export const signUp: Verb<typeof routes, 'POST /rpc/signupWithOTP'> = async (
  { name, email, agencyId, code, language = 'en' },
  caller,
) => {
  const { workspaceId } = await portalOf(caller, agencyId)
  const message = portalText('tooManyCodes')
  const agency = await agencyOf(workspaceId)
  if (!agency.settings.enableClientSignup) throw new Problem('forbidden', portalText('noSignup'))
  const about = { purpose: 'sign-up', agencyId, email } as const
  if (code === undefined) {
    // first: it also counts those who only ask whether an address is taken
    await rateLimit({
      scope: `sign-up#${agencyId}#${networkOf(caller.ip)}`,
      perWindow: 5,
      windowSeconds: HOUR,
      message,
    })
    if (await clientEmails.get({ agencyId, email }, { consistent: true }))
      throw invalid('email', clientText('emailTaken'))
    // of codes, which cost a mail each: whoever asks for many ends nobody else's sign-up
    await rateLimit({ scope: `sign-up-codes#${agencyId}`, perWindow: 1000, windowSeconds: DAY, message })
    await countCode(about)
    const letter = { to: email, agencyId, agencyName: agency.name, language }
    await mailCode(codeMail(letter, await makeCode(about)))
    return { success: true, message: portalText('codeSent').message }
  }
  const using = await checkCode(about, code)
  await rateLimit({ scope: `sign-up#${agencyId}`, perWindow: 50, windowSeconds: DAY, message })
  const {
    defaultClientAccess,
    defaultDashboardLayout: dashboardLayout,
    defaultAllowCreateAgents: allowCreateAgents,
    defaultCanDelegateChats: canDelegateChats,
    defaultHideAdvancedSettings: hideAdvancedSettings,
  } = agency.settings.clientOnboarding
  const now = world().now()
  const orgId = randomText(CLIENT_ID_LENGTH)
  const { widgetIDs: _, ...fields } = {
    ...newOrganisation,
    name,
    defaultClientAccess,
    dashboardLayout,
    preferredLanguage: language,
  }
  const organisation = {
    ...fields,
    id: orgId,
    workspaceId,
    lastModified: Math.floor(now / 1000),
    allowBilling: false,
    seats: 1,
  }
  const client = newClient(
    {
      ID: randomText(CLIENT_ID_LENGTH),
      agencyId,
      orgId,
      fields: { name, email, isOrgAdmin: true },
      defaults: organisation,
      permissions: { allowCreateAgents, canDelegateChats, hideAdvancedSettings },
      // nobody knows it: codes log in until the client sets one
      passwordHash: await hashPassword(newSecret()),
      isNewSignup: true,
    },
    now,
  )
  const ticket = newToken(client, { purpose: 'ticket', via: 'code' }, now)
  const outcome = await attempt(
    [
      using,
      clientEmails.creating({ agencyId, email, clientId: client.ID }),
      organisations.creating(organisation),
      clients.creating(client),
      ticket.write,
      auditing({
        owner: `WS#${workspaceId}`,
        action: 'client.signed-up',
        by: email,
        subject: client.ID,
        subjectName: name,
        now,
      }),
    ],
    [
      ClientCreated({
        workspaceId,
        organisationId: orgId,
        clientId: client.ID,
        clientName: name,
        clientEmail: email,
        operation: 'signup',
      }),
    ],
  )
  if (!outcome.committed)
    throw outcome.refused.some(({ label }) => label === portalCodes.name) ? wrongCode() : refusalOf(outcome.refused)
  return {
    success: true,
    message: portalText('signedUp').message,
    data: { clientData: clientData(client, ticket.secret) },
  }
}
