import { log } from '#lib/log'
import { addressAt, agencySender, neutralAddress } from './agency-sender.ts'
import { inNameOf } from './in-name-of.ts'
import type { AgencyMail, MailOutcome } from './mail-content.ts'
import { sendFromDomain } from './send-from-domain.ts'
import { sendPlain } from './send-plain.ts'
import { senderConfiguration } from './sender-configuration.ts'
import { stoppedIds } from './stopped-ids.ts'
import { stoppedAddresses } from './store.ts'

/**
 * Sends one mail in an agency's name: from its verified domain, else from the neutral sender; answers go to its support address, where the
 * mail names no other. To
 * an address that was stopped nothing is sent.
 */
export const mailForAgency = async ({ for: agencyId, ...given }: AgencyMail): Promise<MailOutcome> => {
  const ids = (await stoppedIds(agencyId, given.to)).map((id) => ({ agencyId, id }))
  const [sender, stopped] = await Promise.all([
    agencySender(agencyId),
    stoppedAddresses.getMany(ids, { consistent: true }),
  ])
  if (stopped.length > 0) return 'stopped'
  const { name, domain } = sender
  const mail = { ...given, replyTo: given.replyTo ?? sender.replyTo }
  const configuration = senderConfiguration()
  if (domain !== undefined && configuration) {
    const from = inNameOf(name, addressAt(domain))
    if (await sendFromDomain({ ...mail, agencyId, from }, configuration)) return 'sent'
    log('warn', 'an agency’s verified domain was refused, so its mail left from the neutral sender')
  }
  const neutral = neutralAddress()
  if (!neutral) throw new Error('this installation has no mail sender (mailFrom)')
  await sendPlain({
    ...mail,
    from: inNameOf(name, neutral),
    ...(configuration ? { configuration: configuration.name } : {}),
    tags: { agency: agencyId },
  })
  return 'sent'
}
