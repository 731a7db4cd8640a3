import { chatId } from '#features/conversations'
import type { ChannelAccount } from '#functions/channels/accounts/store'
import type { Destination } from '#functions/channels/provider/inbound'

/** The key of a chat's pointer. One who writes to two numbers of an agent has a chat, and a conversation, with each. */
export const chatOf = ({ account, agentId }: Pick<ChannelAccount, 'account' | 'agentId'>, to: Destination) => ({
  agentId,
  account,
  chatId: chatId(to),
})
