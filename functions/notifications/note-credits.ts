import { ReplyCommitted } from '#events/conversations/events'
import { balanceOf } from '#features/billing'
import { consumer } from '#lib/consumer'
import { toCredits } from '#shared/billing/prices'
import { createNotification } from './create-notification.ts'
import { creditMarks, creditNews, LOW_MILLI_CREDITS } from './credit-news.ts'
import { toldOnce } from './store.ts'

/** Notifies a workspace once that a reply left few credits; after a refill it may be told again. */
export const handler = consumer(ReplyCommitted, async ({ id, at, data: { payer } }) => {
  if (payer.kind !== 'workspace') return
  const workspaceId = payer.id
  const marks = Object.values(creditMarks).map((what) => ({ workspaceId, what }))
  const [balance, told] = await Promise.all([balanceOf(payer), toldOnce.getMany(marks)])
  switch (creditNews(balance, told.length > 0)) {
    case 'nothing':
      return
    case 'begin-anew':
      await Promise.all(marks.map((mark) => toldOnce.drop(mark)))
      return
    case 'tell':
      await createNotification({
        workspaceId,
        kind: 'credits-low',
        about: String(toCredits(LOW_MILLI_CREDITS)),
        once: creditMarks.low,
        ts: at,
        eventId: id,
      })
  }
})
