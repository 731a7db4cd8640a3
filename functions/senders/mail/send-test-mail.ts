import { agencyOf } from '#features/agencies'
import type { Verb } from '#lib/http/api'
import { rateLimit } from '#lib/http/rate-limit'
import { addressAt, agencySender, neutralAddress } from '#lib/senders/agency-sender'
import { mailForAgency } from '#lib/senders/mail-for-agency'
import { invalid, Problem } from '#shared/problems'
import { senderText } from '#shared/senders/messages'
import type { senders as routes } from '#shared/senders/routes'

const AN_HOUR = { perWindow: 10, windowSeconds: 3600, message: senderText('tooManyTests') }

/** Mails the caller as a client would be mailed. It goes to nobody else, so it is no way to write to others. */
export const sendTestMail: Verb<typeof routes, 'POST /v2/workspaces/{workspaceId}/agency/mail/test'> = async (
  _,
  { actor, access: { workspaceId } },
) => {
  const { ID: agencyId } = await agencyOf(workspaceId)
  const to = actor.kind === 'user' ? actor.email : undefined
  if (to === undefined) throw invalid('to', senderText('noAddress'))
  await rateLimit({ scope: `test-mail#${workspaceId}`, ...AN_HOUR })
  const { name, domain } = await agencySender(agencyId)
  const from = domain === undefined ? neutralAddress() : addressAt(domain)
  if (from === undefined) throw new Problem('conflict', senderText('noSenders'))
  const outcome = await mailForAgency({
    for: agencyId,
    to,
    subject: senderText('testSubject', name).message,
    text: senderText('testText', from).message,
  })
  return outcome === 'stopped'
    ? { success: false, message: senderText('stopped', to).message }
    : { success: true, message: senderText('testSent', to).message }
}
