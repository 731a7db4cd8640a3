import { NotificationCreated } from '#events/notifications/events'
import { agentTitles } from '#features/agents'
import { getConversationPreviews } from '#features/conversations'
import { languageByEmail, memberEmails, ownerEmail } from '#features/workspaces'
import { presentNotification } from '#functions/notifications/inbox/present-notification'
import { notifications, type StoredNotification } from '#functions/notifications/inbox/store'
import { OWNER } from '#functions/notifications/receiver-of'
import { environment, optionalEnvironment } from '#lib/environment'
import { consumer } from '#lib/events/consumer'
import { tokenSecrets } from '#lib/secrets'
import { sha256 } from '#lib/sha256'
import type { DashboardLanguage } from '#shared/workspaces/dashboard-language'
import { type PushMessage, type Sender, sendPush } from './push.gateway.ts'
import { pushText } from './push-text.ts'
import { type PushDevice, pushDevices, pushDevicesOf } from './store.ts'
import { vapidKeys } from './vapid-keys.ts'

/** A browser whose push service failed this often in a row is removed. */
const MAX_FAILURES = 20

/**
 * Pushes a notification to its receivers' browsers. Members are read again: one who left the workspace or has seen the
 * notification already gets no push. A second delivery is harmless: topic and tag are the notification's, so it silently
 * replaces the first.
 */
export const handler = consumer(NotificationCreated, async ({ data: { workspaceId, ID } }) => {
  const { pushSeed } = await tokenSecrets()
  if (!pushSeed) return
  const [devices, members] = await Promise.all([pushDevicesOf(workspaceId), memberEmails(workspaceId)])
  const team = new Set([OWNER, ...members])
  const receivers = [...new Set(devices.map(({ receiver }) => receiver))].filter((receiver) => team.has(receiver))
  const stored = await Promise.all(
    receivers.map((receiver) => notifications.get({ workspaceId, receiver, ID }, { consistent: true })),
  )
  const unseen = stored.filter((it) => it !== undefined && !it.seen)
  const [first] = unseen
  if (!first) return
  const [messageIn, languageOf] = await Promise.all([messageOf(first), languageOfReceivers(workspaceId, receivers)])
  const sender = { ...vapidKeys(pushSeed), subject: subject() }
  const unseenBy = new Set(unseen.map((it) => it?.receiver))
  const targets = devices.filter(({ receiver }) => unseenBy.has(receiver))
  const results = await Promise.all(
    targets.map((device) => deliver(device, messageIn(languageOf(device.receiver)), sender)),
  )
  const failed = results.filter((isDone) => !isDone).length
  if (failed > 0) throw new Error(`${failed} of ${results.length} push services did not take notification ${ID}`)
})

/** The languages of the receivers' dashboards; English for those who never opened one here. */
const languageOfReceivers = async (workspaceId: string, receivers: readonly string[]) => {
  const owner = receivers.includes(OWNER) ? await ownerEmail(workspaceId) : undefined
  const languageOf = await languageByEmail([...receivers, ...(owner ? [owner] : [])])
  return (receiver: string): DashboardLanguage => languageOf(receiver === OWNER ? (owner ?? '') : receiver) ?? 'en'
}

/** The same for every receiver of one event, but for its language. */
const messageOf = async (stored: StoredNotification): Promise<(language: DashboardLanguage) => PushMessage> => {
  const { workspaceId, agentId, conversationId, ID } = stored
  const [titles, conversations] = await Promise.all([
    agentTitles(agentId ? [agentId] : []),
    getConversationPreviews(workspaceId, conversationId ? [conversationId] : []),
  ])
  const notification = presentNotification(stored, titles.get(agentId ?? ''), conversations.get(conversationId ?? ''))
  const { urlPathname: path, ts, notificationLevel } = notification
  return (language) => ({
    text: JSON.stringify({ ...pushText(notification, language), path, at: ts, tag: ID }),
    topic: sha256(ID).slice(0, 32),
    isUrgent: notificationLevel === 1,
  })
}

const subject = (): string => {
  const sender = optionalEnvironment('MAIL_FROM')
  return sender ? `mailto:${sender}` : environment('PUBLIC_URL')
}

/** Whether the device is done; `false` asks for a retry. Removes a browser that is gone or keeps failing. */
const deliver = async (device: PushDevice, message: PushMessage, sender: Sender): Promise<boolean> => {
  switch (await sendPush(device, message, sender)) {
    case 'sent':
      if (device.failures > 0) await pushDevices.bump(device, { set: { failures: 0 } })
      return true
    case 'gone':
      await pushDevices.drop(device)
      return true
    case 'failed': {
      const { failures } = await pushDevices.bump(device, { add: { failures: 1 } })
      if (failures < MAX_FAILURES) return false
      await pushDevices.drop(device)
      return true
    }
  }
}
