import { DeliveryChanged } from '#events/conversations/events'
import { getHead, markingUnsent, messages } from '#features/conversations'
import type { ChannelAccount } from '#functions/channels/accounts/store'
import { recordTestDelivery } from '#functions/channels/accounts/test-messages'
import { sentPieceIn } from '#functions/channels/provider/callback'
import type { Step } from '#functions/channels/provider/inbound'
import { sentMessages } from '#functions/channels/sending/store'
import { attempt } from '#lib/database/commit'
import { absentOrBelow, present } from '#lib/database/condition'
import { world } from '#lib/world'
import { deliveryRank } from '#shared/conversations/delivery'
import type { Performed } from './performed.ts'

type DeliveryStep = Extract<Step, { kind: 'delivery' }>

/**
 * Stores what the provider reports of a message of ours. Reports come in any order and more than once: only one that is further
 * on counts. One may come before the answer to our own request was stored: then what we sent along names the message, else
 * `later`, as for a test message. Of several pieces the last one speaks for the message, and each for a failure.
 */
export const recordDelivery = async (
  { account }: Pick<ChannelAccount, 'account'>,
  { messageId: externalId, state, reason, callback }: DeliveryStep,
): Promise<Performed> => {
  const piece = sentPieceIn(callback)
  const place = piece ?? (await sentMessages.get({ account, externalId }, { consistent: true }))
  const at = world().now()
  const delivery = { state, at, ...(reason === undefined ? {} : { reason }) }
  if (!place) return (await recordTestDelivery({ account, messageId: externalId }, delivery)) ? 'done' : 'later'
  const { conversationId, messageId } = place
  const head = await getHead(conversationId)
  // what was sent along may be anybody's invention; only this account's own conversations are believed
  if (head?.route?.account !== account || (piece && !piece.isLast && state !== 'failed')) return 'done'
  const rank = deliveryRank(state)
  const { workspaceId, agentId, channel } = head
  await attempt(
    [
      messages.changing(
        { conversationId, id: messageId },
        { set: { delivery, deliveryRank: rank } },
        { id: present, delivery: present, deliveryRank: absentOrBelow(rank) },
      ),
      ...markingUnsent(conversationId, { state, at }),
      // an answer that never came had it
      ...(piece ? [sentMessages.putting({ account, externalId, conversationId, messageId, at })] : []),
    ],
    [DeliveryChanged({ workspaceId, agentId, conversationId, channel, messageId, state })],
  )
  return 'done'
}
