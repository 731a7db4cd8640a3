import { NotificationCreated } from '#events/notifications/events'
import { agentTitles } from '#features/agents'
import { memberEmails, ownerEmail } from '#features/workspaces'
import { notificationTitle } from '#functions/notifications/inbox/notification-title'
import { presentNotification } from '#functions/notifications/inbox/present-notification'
import { notifications, type StoredNotification } from '#functions/notifications/inbox/store'
import { OWNER } from '#functions/notifications/receiver-of'
import { attempt } from '#lib/database/commit'
import { environment, optionalEnvironment } from '#lib/environment'
import { consumer } from '#lib/events/consumer'
import { sendMail } from '#lib/mail'
import { world } from '#lib/world'
import type { NotificationKind } from '#shared/notifications/schema'
import { sentMails } from './store.ts'

/** The kinds that are mailed too; requests and messages left have mails of their own, with limits against floods. */
const MAILED: readonly NotificationKind[] = ['spend-guard-alert', 'spend-guard-reached']

/**
 * Mails a notification to whoever has it: members who turned its kind off have none. One mail a receiver, even if the event is
 * delivered twice. Without a mail sender it only shows in the dashboard.
 */
export const handler = consumer(NotificationCreated, async ({ id, data: { workspaceId, ID, kind } }) => {
  if (!kind || !MAILED.includes(kind) || !optionalEnvironment('MAIL_FROM')) return
  const members = await memberEmails(workspaceId)
  const stored = await notifications.getMany(
    [OWNER, ...members].map((receiver) => ({ workspaceId, receiver, ID })),
    { consistent: true },
  )
  const [first] = stored
  if (!first) return
  const mail = await mailOf(first)
  for (const { receiver } of stored) {
    const to = receiver === OWNER ? await ownerEmail(workspaceId) : receiver
    if (!to) continue
    const mark = { consumer: 'notifications/mail/send-notification', eventId: `${id}#${receiver}` }
    const outcome = await attempt([sentMails.creating({ ...mark, at: world().now() })])
    if (!outcome.committed) continue
    try {
      await sendMail({ ...mail, to })
    } catch (failure) {
      await sentMails.drop(mark)
      throw failure
    }
  }
})

const mailOf = async (stored: StoredNotification) => {
  const { agentId = '' } = stored
  const agent = ((await agentTitles([agentId])).get(agentId) ?? '').replace(/\s+/g, ' ').trim()
  const notification = presentNotification(stored, agent, undefined)
  const title = notificationTitle(notification)
  const address = `${environment('PUBLIC_URL').replace(/\/$/, '')}${notification.urlPathname}`
  return {
    subject: agent ? `${agent}: ${title}` : title,
    text: `${title} (${agent}, today in UTC). At the limit the agent stops answering until midnight UTC.

Change the limit:
${address}

You get this mail because you have this notification turned on. Turn it off under the bell, in the notification settings.
`,
  }
}
