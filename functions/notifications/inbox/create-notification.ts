import { NotificationCreated } from '#events/notifications/events'
import { memberEmails } from '#features/workspaces'
import { OWNER } from '#functions/notifications/receiver-of'
import {
  notificationMarkers,
  notifications,
  preferences,
  type StoredNotification,
} from '#functions/notifications/store'
import { attempt } from '#lib/database/commit'
import { levelOf, type NotificationKind } from '#shared/notifications/schema'

interface NewNotification extends Omit<StoredNotification, 'receiver' | 'ID' | 'seen' | 'occasion'> {
  readonly kind: NotificationKind
  readonly eventId: string
  /** The member who did it, and needs not be told. */
  readonly by?: string
  /** A name for what is told: there is no second notification of it while its mark stands. */
  readonly once?: string
}

/**
 * Makes one notification for everybody of a workspace who wants to hear of its kind, all in one transaction with the word
 * that they are there. Its id is the event's, so a second delivery finds them and does nothing.
 */
export const createNotification = async ({ eventId, by, once, kind, ...news }: NewNotification): Promise<void> => {
  const { workspaceId } = news
  // seats end far below the hundred items of a transaction
  const team = [OWNER, ...(await memberEmails(workspaceId))].filter((receiver) => receiver !== by)
  const chosen = await preferences.getMany(team.map((receiver) => ({ workspaceId, receiver })))
  const deaf = new Set(chosen.filter(({ off }) => off.includes(kind)).map(({ receiver }) => receiver))
  const receivers = team.filter((receiver) => !deaf.has(receiver))
  if (receivers.length === 0) return
  const ID = `${levelOf[kind]}-${eventId}`
  await attempt(
    [
      ...(once ? [notificationMarkers.creating({ workspaceId, what: once, at: news.ts })] : []),
      ...receivers.map((receiver) => notifications.creating({ ...news, occasion: kind, receiver, ID, seen: false })),
    ],
    [NotificationCreated({ workspaceId, ID })],
  )
}
