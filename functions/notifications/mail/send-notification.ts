import { NotificationCreated } from '#events/notifications/events'
import { agentTitles } from '#features/agents'
import { languageByEmail, memberEmails, ownerEmail } from '#features/workspaces'
import { presentNotification } from '#functions/notifications/inbox/present-notification'
import { notifications, type StoredNotification } from '#functions/notifications/inbox/store'
import { OWNER } from '#functions/notifications/receiver-of'
import { attempt } from '#lib/database/commit'
import { optionalEnvironment } from '#lib/environment'
import { consumer } from '#lib/events/consumer'
import { ownUrl } from '#lib/hosts/own-urls'
import { sendMail } from '#lib/mail'
import { world } from '#lib/world'
import type { NotificationKind } from '#shared/notifications/schema'
import { channelMail } from './channel-mail.ts'
import { spendingMail } from './spending-mail.ts'
import { sentMails } from './store.ts'
import { trialMail } from './trial-mail.ts'

/** The kinds that are mailed too; requests and messages left have mails of their own, with limits against floods. */
const mails: Partial<Readonly<Record<NotificationKind, typeof spendingMail>>> = {
  'spend-guard-alert': spendingMail,
  'spend-guard-reached': spendingMail,
  'channel-broken': channelMail,
  'channel-degraded': channelMail,
  'trial-ends': trialMail,
  'trial-ended': trialMail,
  'trial-hosts-gone': trialMail,
}

/**
 * Mails a notification to whoever has it: members who turned its kind off have none. One mail a receiver, even if the event is
 * delivered twice. Without a mail sender it only shows in the dashboard.
 */
export const handler = consumer(NotificationCreated, async ({ id, data: { workspaceId, ID, kind } }) => {
  const mail = kind && mails[kind]
  if (!mail || !optionalEnvironment('MAIL_FROM')) return
  const members = await memberEmails(workspaceId)
  const stored = await notifications.getMany(
    [OWNER, ...members].map((receiver) => ({ workspaceId, receiver, ID })),
    { consistent: true },
  )
  const [first] = stored
  if (!first) return
  const owner = await ownerEmail(workspaceId)
  const [{ notification, address }, languageOf] = await Promise.all([
    presented(first),
    languageByEmail([...members, ...(owner ? [owner] : [])]),
  ])
  for (const { receiver } of stored) {
    const to = receiver === OWNER ? owner : receiver
    if (!to) continue
    const mark = { consumer: 'notifications/mail/send-notification', eventId: `${id}#${receiver}` }
    const outcome = await attempt([sentMails.creating({ ...mark, at: world().now() })])
    if (!outcome.committed) continue
    try {
      await sendMail({ to, ...mail(notification, { address, language: languageOf(to) ?? 'en' }) })
    } catch (failure) {
      await sentMails.drop(mark)
      throw failure
    }
  }
})

const presented = async (stored: StoredNotification) => {
  const { agentId = '' } = stored
  const notification = presentNotification(stored, (await agentTitles([agentId])).get(agentId), undefined)
  return { notification, address: ownUrl(notification.urlPathname) }
}
