import { rerouteConversation } from '#features/conversations-inbound'
import type { ChannelAccount } from '#functions/channels/accounts/store'
import { chatOf } from '#functions/channels/chats/chat-of'
import { pointers } from '#functions/channels/chats/pointers'
import type { Step } from '#functions/channels/provider/inbound'
import { attempt } from '#lib/database/commit'
import { absent, is } from '#lib/database/condition'
import { world } from '#lib/world'
import type { Performed } from './performed.ts'

/**
 * The chat goes on under the visitor's new id, and its answers go there. The old ids are forgotten: they may be another person's
 * soon, who must not read what was said. A chat that the new id has already stays. A second time finds no old ids.
 */
export const renameChat = async (
  account: ChannelAccount,
  { destination, before, aliases = [] }: Extract<Step, { kind: 'renamed' }>,
): Promise<Performed> => {
  const old = await pointers.getMany(
    before.map((to) => chatOf(account, { to })),
    { consistent: true },
  )
  const newest = old.toSorted((one, other) => other.at - one.at)[0]
  if (!newest) return 'done'
  const { conversationId } = newest
  const at = world().now()
  for (const to of [destination.to, ...aliases])
    await attempt([pointers.putting({ ...chatOf(account, { to }), conversationId, at }, { conversationId: absent })])
  await rerouteConversation(conversationId, { account: account.account, ...destination }, before)
  for (const pointer of old) await attempt([pointers.removing(pointer, { conversationId: is(pointer.conversationId) })])
  return 'done'
}
