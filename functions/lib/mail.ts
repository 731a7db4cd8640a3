import { optionalEnvironment } from './environment.ts'
import type { Mail as Content, MailOutcome } from './senders/mail-content.ts'
import { sendPlain } from './senders/send-plain.ts'

export interface Mail extends Content {
  /** The agency in whose name it is sent, to a client of it; without one it is the product's. */
  readonly for?: string
}

/**
 * Sends one mail from the product's own sender, or from an agency's. Throws when the provider refuses, and when the installation has
 * no sender (`MAIL_FROM`): no mail is dropped silently. An agency's mail to an address that it has stopped answers `stopped`.
 */
export const sendMail = async ({ for: agencyId, ...mail }: Mail): Promise<MailOutcome> => {
  if (agencyId !== undefined) {
    // loaded on use: the product's own mail knows no tenants
    const { sendForAgency } = await import('./senders/send-for-agency.ts')
    return sendForAgency(agencyId, mail)
  }
  const from = optionalEnvironment('MAIL_FROM')
  if (!from) throw new Error('this installation has no mail sender (mailFrom)')
  await sendPlain({ ...mail, from })
  return 'sent'
}
