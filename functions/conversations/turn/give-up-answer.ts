import { NoticeStored } from '#events/conversations/events'
import { productText } from '#functions/conversations/language/product-text'
import { asQueued, sendsOf } from '#functions/conversations/sending/to-visitor'
import { type Head, heads, indexKeysOf, messages } from '#functions/conversations/store'
import { is } from '#lib/database/condition'
import { ulid } from '#lib/ids'
import { log } from '#lib/log'
import { world } from '#lib/world'
import { cancelTurn, type Ending } from './lease/cancel-turn.ts'
import { dropOwed } from './lease/drop-owed.ts'
import type { Owed } from './lease/store.ts'
import { nextMessageTime } from './next-message-time.ts'

/**
 * Ends an owed answer, as it was claimed, that keeps failing: its hold is released, the conversation shows an apology, and the operator's log an
 * error. The messages stay unanswered until the visitor's next one starts a turn.
 */
export const giveUpAnswer = async ({ conversationId, agentId, until, attempts = 0 }: Owed): Promise<void> => {
  const head = await heads.get({ conversationId }, { consistent: true })
  if (head?.leaseToken === undefined) return void (await dropOwed({ conversationId }, { until: is(until) }))
  // a visitor who reconnected has reclaimed it, and may get the reply
  if ((head.leaseUntil ?? 0) > world().now()) return
  if (await cancelTurn(head, head.silence ? undefined : await apologyIn(head)))
    log('error', 'owed answer given up', { conversationId, agentId, attempt: attempts })
}

const apologyIn = async (head: Head): Promise<Ending> => {
  const { conversationId, workspaceId, agentId, channel } = head
  const at = nextMessageTime(head, world().now())
  const message = asQueued(head, {
    conversationId,
    id: ulid(at),
    role: 'agent',
    text: await productText('apology', head.lang ?? 'en'),
    product: 'apology',
    isApology: true,
    at,
    ...(head.forgetAt === undefined ? {} : { forgetAt: head.forgetAt }),
  })
  const sends = await sendsOf(head, [message])
  return {
    change: { set: { lastAt: at, lastText: message.text }, index: indexKeysOf({ ...head, lastAt: at }) },
    // otherwise the next run reads it again
    where: { lastAt: is(head.lastAt), state: is(head.state) },
    writes: [messages.creating(message), ...sends.writes],
    events: [NoticeStored({ workspaceId, agentId, conversationId, channel, messageId: message.id }), ...sends.events],
  }
}
