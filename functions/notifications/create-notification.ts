import { NotificationCreated } from '#events/notifications/events'
import { membersOf } from '#features/workspaces'
import { attempt } from '#lib/commit'
import { levelOf, type NotificationKind } from '#shared/notifications/schema'
import { OWNER } from './receiver-of.ts'
import { notifications, preferences, type StoredNotification, toldOnce } from './store.ts'

interface News extends Omit<StoredNotification, 'receiver' | 'ID' | 'seen' | 'occasion'> {
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
export const createNotification = async ({ eventId, by, once, kind, ...news }: News): Promise<void> => {
  const { workspaceId } = news
  // seats end far below the hundred items of a transaction
  const team = [OWNER, ...(await membersOf(workspaceId))].filter((receiver) => receiver !== by)
  const chosen = await preferences.getMany(team.map((receiver) => ({ workspaceId, receiver })))
  const deaf = new Set(chosen.filter(({ off }) => off.includes(kind)).map(({ receiver }) => receiver))
  const receivers = team.filter((receiver) => !deaf.has(receiver))
  if (receivers.length === 0) return
  const ID = `${levelOf[kind]}-${eventId}`
  await attempt(
    [
      ...(once ? [toldOnce.creating({ workspaceId, what: once, at: news.ts })] : []),
      ...receivers.map((receiver) => notifications.creating({ ...news, occasion: kind, receiver, ID, seen: false })),
    ],
    [NotificationCreated({ workspaceId, ID })],
  )
}
