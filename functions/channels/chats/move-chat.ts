import { rerouting } from '#features/conversations'
import type { ChannelAccount } from '#functions/channels/accounts/store'
import { chatOf } from '#functions/channels/chats/chat-of'
import { pointers } from '#functions/channels/chats/pointers'
import type { Destination } from '#functions/channels/provider/inbound'
import { attempt } from '#lib/database/commit'
import { is } from '#lib/database/condition'

/**
 * A chat has another id at its provider, as a group that became a supergroup: its conversation goes on there. A second time finds no
 * pointer; refused where the new id has a conversation already, which then is the newer one.
 */
export const moveChat = async (
  account: Pick<ChannelAccount, 'account' | 'agentId'>,
  from: Destination,
  to: string,
): Promise<void> => {
  const before = chatOf(account, from)
  const known = await pointers.get(before, { consistent: true })
  if (!known) return
  const { agentId } = account
  const { conversationId, at } = known
  const now = { ...from, to }
  await attempt([
    pointers.removing(before, { conversationId: is(conversationId) }),
    pointers.creating({ ...chatOf(account, now), conversationId, at }),
    rerouting({ agentId, conversationId }, { account: account.account, ...now }),
  ])
}
