import type { AgencyMail } from '#lib/senders/mail-content'
import { mailForAgency } from '#lib/senders/mail-for-agency'
import { portalText } from '#shared/clients/portal-messages'
import { Problem } from '#shared/problems'

/** Mails a code; `conflict` where no mail reaches the address, so that its owner does not wait. */
export const mailCode = async (mail: AgencyMail): Promise<void> => {
  if ((await mailForAgency(mail)) === 'stopped') throw new Problem('conflict', portalText('mailStopped'))
}
