import { NotificationCreated } from '#events/notifications/events'
import { memberEmails } from '#features/workspaces'
import { OWNER } from '#functions/notifications/receiver-of'
import { attempt } from '#lib/database/commit'
import { absentOrBelow } from '#lib/database/condition'
import { levelOf, type NotificationKind } from '#shared/notifications/schema'
import { notificationMarkers, notifications, preferences, type StoredNotification } from './store.ts'

interface Marker {
  readonly what: string
  readonly figure: number
}

interface NewNotification extends Omit<StoredNotification, 'receiver' | 'ID' | 'seen' | 'opened' | 'occasion'> {
  readonly kind: NotificationKind
  readonly eventId: string
  /** The member who caused it, and is not notified. */
  readonly causedBy?: string
  /** The occasion's marker: no second notification is created while it exists, or until one with a higher figure. */
  readonly marker?: string | Marker
}

/**
 * Creates one notification for each owner or member who has its kind turned on, and publishes `NotificationCreated`, in one
 * transaction. Its id is derived from the event's, so a second delivery changes nothing.
 */
export const createNotification = async ({
  eventId,
  causedBy,
  marker,
  kind,
  ...content
}: NewNotification): Promise<void> => {
  const { workspaceId } = content
  // a workspace has far fewer seats than a transaction's hundred items
  const team = [OWNER, ...(await memberEmails(workspaceId))].filter((receiver) => receiver !== causedBy)
  const settings = await preferences.getMany(team.map((receiver) => ({ workspaceId, receiver })))
  const optedOut = new Set(settings.filter(({ off }) => off.includes(kind)).map(({ receiver }) => receiver))
  const receivers = team.filter((receiver) => !optedOut.has(receiver))
  if (receivers.length === 0) return
  const ID = `${levelOf[kind]}-${eventId}`
  await attempt(
    [
      ...(marker ? [marking(marker, { workspaceId, at: content.ts })] : []),
      ...receivers.map((receiver) =>
        notifications.creating({ ...content, occasion: kind, receiver, ID, seen: false, opened: false }),
      ),
    ],
    [NotificationCreated({ workspaceId, ID, kind })],
  )
}

const marking = (marker: string | Marker, it: { readonly workspaceId: string; readonly at: number }) => {
  if (typeof marker === 'string') return notificationMarkers.creating({ ...it, what: marker })
  return notificationMarkers.putting({ ...it, ...marker }, { figure: absentOrBelow(marker.figure) })
}
