import { getHead, type StoredMessage, type WaitingSend } from '#features/conversations'
import { productUntil } from '#shared/conversations/reply-window'

/**
 * Whether a message is the product's own, as "Ann joined", and its provider would refuse it because the visitor wrote too long ago. They
 * may have written since it was queued, which their conversation says.
 */
export const isLateNotice = async (
  { conversationId, channel, visitorAt }: WaitingSend,
  { notice }: StoredMessage,
  now: number,
): Promise<boolean> => {
  if (!notice || !isLate(channel, visitorAt, now)) return false
  return isLate(channel, (await getHead(conversationId))?.visitorAt, now)
}

const isLate = (channel: WaitingSend['channel'], visitorAt: number | undefined, now: number): boolean =>
  now >= (productUntil(channel, visitorAt) ?? Number.POSITIVE_INFINITY)
