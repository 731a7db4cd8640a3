import { heads } from '#functions/conversations/store'
import { present } from '#lib/database/condition'
import type { Write } from '#lib/database/write'
import type { Delivery } from '#shared/conversations/delivery'

/**
 * What the transaction adds that stores a delivery: Chats marks a conversation with a message that did not arrive, or may not have,
 * until a member has seen it. The second time writes the same; refused where the conversation is erased.
 */
export const markingUnsent = (
  conversationId: string,
  { state, at }: Pick<Delivery, 'state' | 'at'>,
): readonly Write[] =>
  state === 'failed' || state === 'unknown'
    ? [heads.changing({ conversationId }, { set: { unsentAt: at } }, { agentId: present })]
    : []
