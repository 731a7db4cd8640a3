import { DnsReminderDue } from '#events/domains/events'
import { languageByEmail } from '#features/workspaces'
import { dnsReminders, hosts } from '#functions/domains/store'
import { attempt } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import { consumer } from '#lib/events/consumer'
import { appUrl } from '#lib/hosts/own-urls'
import { sendMail } from '#lib/mail'
import { reminderMail } from './reminder-mail.ts'

/**
 * Reminds the owner of an agency, in the product's name, of records that are not set. A second delivery finds the reminder sent; one that
 * comes after the records were found, or the domain was cancelled, sends nothing.
 */
export const handler = consumer(DnsReminderDue, async ({ data: { agencyId, host, claimId, bucket } }) => {
  const id = { agencyId, claimId, bucket }
  const [reminder, row] = await Promise.all([
    dnsReminders.get(id, { consistent: true }),
    hosts.get({ agencyId, host }, { consistent: true }),
  ])
  if (!reminder || reminder.sent || row?.claimId !== claimId || row.state !== 'waiting') return
  const { userEmail, agencyName } = reminder
  const language = (await languageByEmail([userEmail]))(userEmail) ?? 'en'
  const address = appUrl('/agency?tab=domains')
  const mail = reminderMail({ host, agencyName, records: row.records ?? [], address, language })
  await sendMail({ to: userEmail, ...mail })
  await attempt([dnsReminders.changing(id, { set: { sent: true } }, { sent: is(false) })])
})
