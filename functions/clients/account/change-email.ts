import { agencyOf } from '#features/agencies'
import { refusalOf } from '#functions/clients/people/refusal-of'
import { checkCode, makeCode, wrongCode } from '#functions/clients/proofs/codes'
import { countCode } from '#functions/clients/proofs/count-code'
import { codeMail } from '#functions/clients/proofs/portal-mail'
import { portalCodes } from '#functions/clients/proofs/store'
import { clientEmails, clients } from '#functions/clients/store'
import { auditing } from '#lib/audit'
import { actorName } from '#lib/auth/actor-name'
import { attempt } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import type { Verb } from '#lib/http/api'
import { mailForAgency } from '#lib/senders/mail-for-agency'
import { world } from '#lib/world'
import type { account as routes } from '#shared/clients/account-routes'
import { clientText } from '#shared/clients/messages'
import { portalText } from '#shared/clients/portal-messages'
import { invalid } from '#shared/problems'
import { personOf } from './person-of.ts'

/**
 * Gives a client another address, by a code that is mailed there: by the address codes log in and passwords are reset, so it must be
 * theirs. The claim moves with it.
 */
export const changeEmail: Verb<typeof routes, 'POST /portal/account/email'> = async ({ email, code }, context) => {
  const { actor, client } = await personOf(context)
  const { ID, agencyId, lastModified, preferredLanguage: language } = client
  const { workspaceId } = actor
  // a code is one client's: another one's for the same address opens nothing
  const about = { purpose: `email#${ID}`, agencyId, email } as const
  if (code === undefined) {
    // counted by the one who asks: they choose the addresses that are mailed, and learn which are taken
    await countCode({ purpose: 'email', agencyId, email: ID })
    if (await clientEmails.get({ agencyId, email }, { consistent: true }))
      throw invalid('email', clientText('emailTaken'))
    const { name: agencyName } = await agencyOf(workspaceId)
    await mailForAgency(codeMail({ to: email, agencyId, agencyName, language }, await makeCode(about)))
    return { success: true, message: portalText('codeSent').message }
  }
  const using = await checkCode(about, code)
  const now = world().now()
  const changed = { email, lastModified: Math.max(Math.floor(now / 1000), lastModified + 1) }
  const outcome = await attempt([
    using,
    clients.changing({ ID }, { set: changed }, { lastModified: is(lastModified) }),
    clientEmails.creating({ agencyId, email, clientId: ID }),
    clientEmails.removing({ agencyId, email: client.email }, { clientId: is(ID) }),
    auditing({
      owner: `WS#${workspaceId}`,
      action: 'client.saved',
      by: actorName(actor),
      subject: ID,
      subjectName: client.name,
      now,
    }),
  ])
  if (!outcome.committed)
    throw outcome.refused.some(({ label }) => label === portalCodes.name) ? wrongCode() : refusalOf(outcome.refused)
  return { success: true, message: '' }
}
