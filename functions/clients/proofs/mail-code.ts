import type { AgencyMail } from '#lib/senders/mail-content'
import { mailForAgency } from '#lib/senders/mail-for-agency'
import { portalText } from '#shared/clients/portal-messages'
import { Problem } from '#shared/problems'

/** Mails a code; who waits for one that cannot come is told so. */
export const mailCode = async (mail: AgencyMail): Promise<void> => {
  if ((await mailForAgency(mail)) === 'stopped') throw new Problem('conflict', portalText('mailStopped'))
}
