import { DeliveryChanged } from '#events/conversations/events'
import { getHead, messages } from '#features/conversations'
import type { ChannelAccount } from '#functions/channels/accounts/store'
import { chatOf } from '#functions/channels/chats/chat-of'
import { pointers } from '#functions/channels/chats/pointers'
import type { Step } from '#functions/channels/provider/inbound'
import { attempt } from '#lib/database/commit'
import { absentOrBelow, present } from '#lib/database/condition'
import { world } from '#lib/world'
import { deliveryRank } from '#shared/conversations/delivery'
import type { Performed } from './performed.ts'

/** Nobody has more unread messages than that from an agent. */
const MOST = 60

/**
 * All of ours in a chat until a time have arrived, or been read. Only what is known as sent counts: a message of which nothing is known may
 * not be there. One that is being sent right now may be among them, so that the receipt comes again (`later`).
 */
export const takeReceipt = async (
  account: ChannelAccount,
  { destination, until, state }: Extract<Step, { kind: 'receipt' }>,
): Promise<Performed> => {
  const pointer = await pointers.get(chatOf(account, destination), { consistent: true })
  const head = pointer && (await getHead(pointer.conversationId))
  if (head?.route?.account !== account.account) return 'done'
  const { conversationId, workspaceId, agentId, channel } = head
  const { items } = await messages.list(`CONV#${conversationId}`, 'MSG#', {
    limit: MOST,
    newestFirst: true,
    consistent: true,
  })
  const rank = deliveryRank(state)
  const ours = items.filter(({ delivery, at }) => delivery !== undefined && at <= until)
  for (const { id, delivery } of ours) {
    const isKnown = delivery?.state === 'sent' || delivery?.state === 'delivered'
    if (!isKnown || deliveryRank(delivery.state) >= rank) continue
    await attempt(
      [
        messages.changing(
          { conversationId, id },
          { set: { delivery: { state, at: world().now() }, deliveryRank: rank } },
          { id: present, deliveryRank: absentOrBelow(rank) },
        ),
      ],
      [DeliveryChanged({ workspaceId, agentId, conversationId, channel, messageId: id, state })],
    )
  }
  return ours.some(({ delivery }) => delivery?.state === 'sending') ? 'later' : 'done'
}
