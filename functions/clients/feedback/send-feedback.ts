import { agencyOf } from '#features/agencies'
import { isUnsavedPortrait, savePortrait } from '#features/files'
import { ownerEmail, teamEmails } from '#features/workspaces'
import { personOf } from '#functions/clients/account/person-of'
import { countCode } from '#functions/clients/proofs/count-code'
import { lowerCaseAddress } from '#lib/auth/lower-case-address'
import { agencyOrigin } from '#lib/http/agency-origin'
import type { Verb } from '#lib/http/api'
import { rateLimit } from '#lib/http/rate-limit'
import { mailForAgency } from '#lib/senders/mail-for-agency'
import type { feedback as routes } from '#shared/clients/feedback-route'
import { clientText } from '#shared/clients/messages'
import { portalText } from '#shared/clients/portal-messages'
import { fileText } from '#shared/files/messages'
import { invalid, Problem } from '#shared/problems'
import { plainText } from './feedback-text.ts'

/** The picture on the agency's own host, as its clients know it. */
const onHost = (url: string, host = ''): string => `${agencyOrigin(host)}${new URL(url).pathname}`

const line = (text: string): string => plainText(text).replace(/\s+/g, ' ').trim()

/** Anyone's address can be entered as the support address; those of the team are proven. */
const receiverOf = async (workspaceId: string): Promise<string | undefined> => {
  const [{ supportEmail }, team] = await Promise.all([agencyOf(workspaceId), teamEmails(workspaceId)])
  const support = lowerCaseAddress(supportEmail)
  return team.includes(support) ? support : ownerEmail(workspaceId)
}

/**
 * Mails what a client says about the portal to their own agency. The specification's call names a receiver and carries HTML: taken at
 * its word it would be a relay, so both are the server's.
 */
export const sendFeedback: Verb<typeof routes, 'POST /agencies/{agencyId}/email'> = async (
  { agencyId, subject, html, attachments },
  context,
) => {
  const { actor, client, organisation } = await personOf(context)
  const { workspaceId } = actor
  if (agencyId !== actor.agencyId) throw new Problem('not-found', portalText('noPortal'))
  const text = plainText(html)
  if (text === '') throw invalid('html', clientText('fillAll'))
  if (attachments.some(({ url }) => !isUnsavedPortrait(workspaceId, url)))
    throw invalid('attachments', fileText('ownPicture'))
  await countCode({ purpose: 'feedback', agencyId, email: client.ID })
  await rateLimit({
    scope: `feedback#${agencyId}`,
    perWindow: 50,
    windowSeconds: 24 * 3600,
    message: portalText('tooManyTries'),
  })
  const to = await receiverOf(workspaceId)
  if (!to) throw new Problem('conflict', portalText('noReceiver'))
  const files = await Promise.all(
    attachments.map(
      async ({ filename, sizeKB, url }) =>
        `${line(filename)} (${Math.ceil(sizeKB)} KB)\n${onHost(await savePortrait(workspaceId, url), context.host)}`,
    ),
  )
  const outcome = await mailForAgency({
    for: agencyId,
    to,
    replyTo: client.email,
    subject: `Feedback: ${line(subject).slice(0, 120) || line(client.name)}`,
    text: [`${line(client.name)} <${client.email}>, ${line(organisation.name)}`, text, ...files].join('\n\n'),
  })
  if (outcome === 'stopped') throw new Problem('conflict', portalText('noReceiver'))
  return { success: true }
}
