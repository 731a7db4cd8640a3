import type { Copy, Item } from '#functions/restore/copy'
import { keys } from '#lib/database/keys'
import { type Delivery, deliveryRank } from '#shared/conversations/delivery'

const RULE = 'sends'

/**
 * Nothing that waited to be sent is sent: its provider may have got it after the restored time, and a visitor would read it a second time.
 * Chats says of each that nobody knows whether it arrived, and offers to send it again.
 */
export const reconcileSends = (copy: Copy): void => {
  for (const row of copy.of('waiting-send')) {
    copy.remove(row)
    const message = copy.find('message', keys.message(namesOf(row)))
    if (!message) copy.repaired(RULE, idOf(row), 'its message is gone: nothing is sent')
  }
  for (const message of copy.of('message')) {
    if (!isWaiting(message.delivery)) continue
    const reported = Number(message.deliveryRank ?? -1)
    if (reported >= deliveryRank('unknown')) continue
    const delivery: Delivery = { state: 'unknown', at: copy.at }
    copy.put({ ...message, delivery })
    markUnsent(copy, String(message.conversationId))
    copy.repaired(
      RULE,
      `${String(message.conversationId)} ${String(message.id)}`,
      'whether it arrived is unknown: Chats offers to send it again',
    )
  }
}

const namesOf = (row: Item) => ({ conversationId: String(row.conversationId), id: String(row.messageId) })

const idOf = (row: Item): string => `${String(row.conversationId)} ${String(row.messageId)}`

const isWaiting = (delivery: unknown): boolean => {
  const { state } = (delivery ?? {}) as Partial<Delivery>
  return state === 'queued' || state === 'sending'
}

/** Chats shows the conversation as one with a message that may not have arrived. */
const markUnsent = (copy: Copy, conversationId: string): void => {
  const head = copy.find('conversation', keys.conversation({ conversationId }))
  if (head) copy.put({ ...head, unsentAt: copy.at })
}
