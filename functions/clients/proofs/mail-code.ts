import { type Mail, sendMail } from '#lib/mail'
import { portalText } from '#shared/clients/portal-messages'
import { Problem } from '#shared/problems'

/** Mails a code; who waits for one that cannot come is told so. */
export const mailCode = async (mail: Mail): Promise<void> => {
  if ((await sendMail(mail)) === 'stopped') throw new Problem('conflict', portalText('mailStopped'))
}
