import { ReplyCommitted } from '#events/conversations/events'
import { balanceOf } from '#features/billing'
import { createNotification } from '#functions/notifications/inbox/create-notification'
import { notificationMarkers } from '#functions/notifications/store'
import { consumer } from '#lib/events/consumer'
import { toCredits } from '#shared/billing/prices'
import { creditAlert, creditMarkers, LOW_MILLI_CREDITS } from './credit-alert.ts'

/** Notifies a workspace once that a reply left few credits; after a refill it may be told again. */
export const handler = consumer(ReplyCommitted, async ({ id, at, data: { payer } }) => {
  if (payer.kind !== 'workspace') return
  const workspaceId = payer.id
  const marks = Object.values(creditMarkers).map((what) => ({ workspaceId, what }))
  const [balance, told] = await Promise.all([balanceOf(payer), notificationMarkers.getMany(marks)])
  switch (creditAlert(balance, told.length > 0)) {
    case 'nothing':
      return
    case 'begin-anew':
      await Promise.all(marks.map((mark) => notificationMarkers.drop(mark)))
      return
    case 'tell':
      await createNotification({
        workspaceId,
        kind: 'credits-low',
        about: String(toCredits(LOW_MILLI_CREDITS)),
        once: creditMarkers.low,
        ts: at,
        eventId: id,
      })
  }
})
