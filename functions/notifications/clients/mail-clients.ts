import { ClientsNotified } from '#events/notifications/events'
import { agencyOf } from '#features/agencies'
import { agentTitles } from '#features/agents'
import { clientOfAgency, portalPage } from '#features/clients'
import { getConversationPreviews } from '#features/conversations'
import { portalHostOf } from '#features/domains'
import { presentNotification } from '#functions/notifications/inbox/present-notification'
import { notifications } from '#functions/notifications/inbox/store'
import { isWithinLimits } from '#functions/notifications/is-within-limits'
import { sentMails } from '#functions/notifications/mail/store'
import { attempt } from '#lib/database/commit'
import { optionalEnvironment } from '#lib/environment'
import { consumer } from '#lib/events/consumer'
import { sendMail } from '#lib/mail'
import { world } from '#lib/world'
import { clientMail } from './client-mail.ts'
import { receiverOfClient } from './notify-clients.ts'

/** So that a visitor cannot flood a client's inbox. */
const PER_HOUR = { perWindow: 12, windowSeconds: 3600 }

/**
 * Mails a notification to the clients who want mail, in the agency's name and with a link to its portal: nobody, while it has no
 * address. One mail a client, however often the event is delivered.
 */
export const handler = consumer(ClientsNotified, async ({ id, data: { workspaceId, ID, agentId, clientIds } }) => {
  if (!optionalEnvironment('MAIL_FROM')) return
  const agency = await agencyOf(workspaceId)
  const host = await portalHostOf(agency.ID)
  if (host === undefined) return
  const title = (await agentTitles([agentId])).get(agentId)
  for (const clientId of clientIds) {
    const [client, stored] = await Promise.all([
      clientOfAgency(agency.ID, clientId),
      notifications.get({ workspaceId, receiver: receiverOfClient(clientId), ID }, { consistent: true }),
    ])
    // read anew: they may have turned it off, or be gone
    if (!client || !stored || !['email', 'all'].includes(client.notificationsSettings.notifyThrough)) continue
    const mark = { consumer: 'notifications/clients/mail-clients', eventId: `${id}#${clientId}` }
    if (!(await isWithinLimits([{ scope: `client-mail#${clientId}`, ...PER_HOUR }], mark))) continue
    const sent = { ...mark, eventId: `${mark.eventId}#sent` }
    const outcome = await attempt([sentMails.creating({ ...sent, at: world().now() })])
    if (!outcome.committed) continue
    const previews = await getConversationPreviews(workspaceId, stored.conversationId ? [stored.conversationId] : [])
    const notification = presentNotification(stored, title, previews.get(stored.conversationId ?? ''))
    const address = portalPage(host, notification.urlPathname)
    try {
      const { preferredLanguage: language } = client
      await sendMail({ to: client.email, ...clientMail(notification, { agencyName: agency.name, address, language }) })
    } catch (failure) {
      await sentMails.drop(sent)
      throw failure
    }
  }
})
