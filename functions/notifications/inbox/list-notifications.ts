import { agentTitles } from '#features/agents'
import { getConversationPreviews } from '#features/conversations'
import { receiverOf } from '#functions/notifications/receiver-of'
import { keys } from '#lib/database/keys'
import type { Verb } from '#lib/http/api'
import type { notifications as routes } from '#shared/notifications/routes'
import { type Notification, notificationLevels, SHOWN_PER_LEVEL } from '#shared/notifications/schema'
import { presentNotification } from './present-notification.ts'
import { settingsOf } from './settings-of.ts'
import { notifications } from './store.ts'

/**
 * The caller's newest notifications of both levels. A visitor's name and messages are read from the conversation and not
 * stored here, so that deleting the conversation deletes them.
 */
export const listNotifications: Verb<typeof routes, 'GET /v2/workspaces/{workspaceId}/notifications'> = async (
  { workspaceId },
  context,
) => {
  const receiver = receiverOf(context)
  const newest = async (level: number) => {
    const { pk, sk } = keys.notification({ workspaceId, receiver, ID: `${level}-` })
    return (await notifications.list(pk, sk, { limit: SHOWN_PER_LEVEL, newestFirst: true, consistent: true })).items
  }
  const [settings, ...levels] = await Promise.all([
    settingsOf(workspaceId, receiver),
    ...notificationLevels.map(newest),
  ])
  const found = levels.flat()
  const idsOf = (name: 'agentId' | 'conversationId') => [...new Set(found.flatMap((it) => it[name] ?? []))]
  const [titles, conversations] = await Promise.all([
    agentTitles(idsOf('agentId')),
    getConversationPreviews(workspaceId, idsOf('conversationId')),
  ])
  const byTime = found.toSorted((one, other) => other.ts - one.ts)
  return {
    notifications: byTime
      .map((it) => presentNotification(it, titles.get(it.agentId ?? ''), conversations.get(it.conversationId ?? '')))
      .map(newestWaiting()),
    settings,
  }
}

/** A visitor who asks again is waiting once: the newest request says so. */
const newestWaiting = () => {
  const known = new Set<string>()
  return (it: Notification): Notification => {
    if (!it.isWaiting) return it
    const isOlder = known.has(it.urlPathname)
    known.add(it.urlPathname)
    return isOlder ? { ...it, isWaiting: false } : it
  }
}
