import { chatId } from '#features/conversations'
import type { ChannelAccount } from '#functions/channels/accounts/store'
import type { Destination } from '#functions/channels/provider/inbound'
import { kindOf } from '#shared/channels/kinds'

/** The key of a chat's pointer. */
export const chatOf = ({ account, agentId }: Pick<ChannelAccount, 'account' | 'agentId'>, to: Destination) => ({
  agentId,
  channel: kindOf(account),
  externalUserId: chatId(to),
})
