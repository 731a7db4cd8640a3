import { agentTitles } from '#features/agents'
import { getConversationPreviews } from '#features/conversations'
import { receiverOf } from '#functions/notifications/receiver-of'
import { keys } from '#lib/database/keys'
import type { Verb } from '#lib/http/api'
import type { notifications as routes } from '#shared/notifications/routes'
import { type Notification, notificationLevels, SHOWN_PER_LEVEL } from '#shared/notifications/schema'
import { presentNotification } from './present-notification.ts'
import { settingsOf } from './settings-of.ts'
import { notifications, type StoredNotification } from './store.ts'

/** The caller’s newest notifications of both levels. */
export const listNotifications: Verb<typeof routes, 'GET /v2/workspaces/{workspaceId}/notifications'> = async (
  { workspaceId },
  context,
) => {
  const receiver = receiverOf(context)
  const [settings, found] = await Promise.all([settingsOf(workspaceId, receiver), newestOf(workspaceId, receiver)])
  return { notifications: [...(await presented(workspaceId, found))], settings }
}

export const newestOf = async (workspaceId: string, receiver: string): Promise<readonly StoredNotification[]> => {
  const newest = async (level: number) => {
    const { pk, sk } = keys.notification({ workspaceId, receiver, ID: `${level}-` })
    return (await notifications.list(pk, sk, { limit: SHOWN_PER_LEVEL, newestFirst: true, consistent: true })).items
  }
  return (await Promise.all(notificationLevels.map(newest))).flat()
}

/**
 * As their receiver sees them, newest first. A visitor's name and messages are read from the conversation and not stored here, so
 * that deleting the conversation deletes them.
 */
export const presented = async (
  workspaceId: string,
  found: readonly StoredNotification[],
): Promise<readonly Notification[]> => {
  const idsOf = (name: 'agentId' | 'conversationId') => [...new Set(found.flatMap((it) => it[name] ?? []))]
  const [titles, conversations] = await Promise.all([
    agentTitles(idsOf('agentId')),
    getConversationPreviews(workspaceId, idsOf('conversationId')),
  ])
  return found
    .toSorted((one, other) => other.ts - one.ts)
    .map((it) => presentNotification(it, titles.get(it.agentId ?? ''), conversations.get(it.conversationId ?? '')))
    .map(newestWaiting())
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
