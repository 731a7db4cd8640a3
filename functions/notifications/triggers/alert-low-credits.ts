import type { ReplyCommitted } from '#events/conversations/events'
import type { DataOf, EventEnvelope } from '#events/event'
import { balanceOf } from '#features/billing'
import { createNotification } from '#functions/notifications/inbox/create-notification'
import { notificationMarkers } from '#functions/notifications/inbox/store'
import { toCredits } from '#shared/billing/milli-credits'
import { creditAlert, creditMarkers, LOW_MILLI_CREDITS, RESET_MILLI_CREDITS } from './credit-alert.ts'

/** Notifies a workspace once that its credits are low; a refill resets the notification. */
export const alertLowCredits = async ({
  id,
  at,
  data: { payer },
}: EventEnvelope<DataOf<typeof ReplyCommitted>>): Promise<void> => {
  if (payer.kind !== 'workspace') return
  const workspaceId = payer.id
  const markers = Object.values(creditMarkers).map((what) => ({ workspaceId, what }))
  const [balance, existing] = await Promise.all([
    balanceOf(payer, RESET_MILLI_CREDITS),
    notificationMarkers.getMany(markers),
  ])
  switch (creditAlert(balance, existing.length > 0)) {
    case 'nothing':
      return
    case 'reset':
      await Promise.all(markers.map((marker) => notificationMarkers.drop(marker)))
      return
    case 'notify':
      await createNotification({
        workspaceId,
        kind: 'credits-low',
        about: String(toCredits(LOW_MILLI_CREDITS)),
        marker: creditMarkers.low,
        ts: at,
        eventId: id,
      })
  }
}
