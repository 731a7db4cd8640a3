import { optionalEnvironment } from './environment.ts'
import { inNameOf } from './senders/in-name-of.ts'
import type { Mail as Content } from './senders/mail-content.ts'
import { sendPlain } from './senders/send-plain.ts'

export interface Mail extends Content {
  /** In whose name: shown in the place of the sender's own. */
  readonly fromName?: string
}

/**
 * Sends one mail from the product's own sender; mail to an agency's clients leaves by `mailForAgency` instead. Throws when the provider
 * refuses, and when the installation has no sender (`MAIL_FROM`): no mail is dropped silently.
 */
export const sendMail = async ({ fromName, ...mail }: Mail): Promise<void> => {
  const from = optionalEnvironment('MAIL_FROM')
  if (!from) throw new Error('this installation has no mail sender (mailFrom)')
  await sendPlain({ ...mail, from: fromName === undefined ? from : inNameOf(fromName, from) })
}
