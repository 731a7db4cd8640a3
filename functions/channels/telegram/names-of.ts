import type { ChannelAccount } from '#functions/channels/accounts/store'
import type { Bot } from './bot-calls.ts'

/** What is kept of a bot. */
export const namesOf = (bot: Bot): Pick<ChannelAccount, 'name' | 'handle' | 'readsGroups' | 'joinsGroups'> => ({
  name: bot.first_name,
  ...(bot.username ? { handle: `@${bot.username}` } : {}),
  ...(bot.can_read_all_group_messages === undefined ? {} : { readsGroups: bot.can_read_all_group_messages }),
  ...(bot.can_join_groups === undefined ? {} : { joinsGroups: bot.can_join_groups }),
})
