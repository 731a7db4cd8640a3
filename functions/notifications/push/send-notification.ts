import { NotificationCreated } from '#events/notifications/events'
import { agentTitles } from '#features/agents'
import { getConversationPreviews } from '#features/conversations'
import { memberEmails } from '#features/workspaces'
import { presentNotification } from '#functions/notifications/inbox/present-notification'
import { OWNER } from '#functions/notifications/receiver-of'
import { notifications, type StoredNotification } from '#functions/notifications/store'
import { environment, optionalEnvironment } from '#lib/environment'
import { consumer } from '#lib/events/consumer'
import { platformSecrets } from '#lib/secrets'
import { sha256 } from '#lib/sha256'
import { type PushMessage, type Sender, sendPush } from './push.gateway.ts'
import { pushText } from './push-text.ts'
import { type PushDevice, pushDevices, pushDevicesOf } from './store.ts'
import { vapidKeys } from './vapid-keys.ts'

/** A browser whose push service failed this often in a row is nobody's any more. */
const MAX_FAILURES = 20

/**
 * Shows a notification in the browsers of everybody who has it. Read afresh: whoever left the workspace, turned the kind
 * off or has seen it already is not told. A second delivery is harmless: topic and tag are the notification's, so it takes
 * the first one's place without a sound.
 */
export const handler = consumer(NotificationCreated, async ({ data: { workspaceId, ID } }) => {
  const { pushSeed } = await platformSecrets()
  if (!pushSeed) return
  const [devices, members] = await Promise.all([pushDevicesOf(workspaceId), memberEmails(workspaceId)])
  const team = new Set([OWNER, ...members])
  const receivers = [...new Set(devices.map(({ receiver }) => receiver))].filter((receiver) => team.has(receiver))
  const theirs = await Promise.all(
    receivers.map((receiver) => notifications.get({ workspaceId, receiver, ID }, { consistent: true })),
  )
  const unseen = theirs.filter((it) => it !== undefined && !it.seen)
  const [first] = unseen
  if (!first) return
  const message = await messageOf(first)
  const sender = { ...vapidKeys(pushSeed), subject: subject() }
  const wanting = new Set(unseen.map((it) => it?.receiver))
  const told = devices.filter(({ receiver }) => wanting.has(receiver))
  const results = await Promise.all(told.map((device) => deliver(device, message, sender)))
  const failed = results.filter((isDone) => !isDone).length
  if (failed > 0) throw new Error(`${failed} of ${results.length} push services did not take notification ${ID}`)
})

/** What everybody's notification of one event says is the same. */
const messageOf = async (stored: StoredNotification): Promise<PushMessage> => {
  const { workspaceId, agentId, conversationId, ID } = stored
  const [titles, conversations] = await Promise.all([
    agentTitles(agentId ? [agentId] : []),
    getConversationPreviews(workspaceId, conversationId ? [conversationId] : []),
  ])
  const notification = presentNotification(stored, titles.get(agentId ?? ''), conversations.get(conversationId ?? ''))
  const { urlPathname: path, ts, notificationLevel } = notification
  return {
    text: JSON.stringify({ ...pushText(notification), path, at: ts, tag: ID }),
    topic: sha256(ID).slice(0, 32),
    isUrgent: notificationLevel === 1,
  }
}

const subject = (): string => {
  const sender = optionalEnvironment('MAIL_FROM')
  return sender ? `mailto:${sender}` : environment('PUBLIC_URL')
}

/** False when it is to be tried again. A browser that is gone is forgotten, and so is one that fails without end. */
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
