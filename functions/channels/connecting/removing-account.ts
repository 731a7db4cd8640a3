import { forgettingLegacy } from '#functions/channels/accounts/forgetting-legacy'
import { agentChannels, type ChannelAccount, channelAccounts } from '#functions/channels/accounts/store'
import { is } from '#lib/database/condition'
import type { Write } from '#lib/database/write'
import { kindOf } from '#shared/channels/kinds'

/** Frees an account; refused where it is another agent's by now. */
export const removingAccount = ({
  account,
  agentId,
  isLegacy,
}: Pick<ChannelAccount, 'account' | 'agentId' | 'isLegacy'>): Write[] => [
  channelAccounts.removing({ account }, { agentId: is(agentId) }),
  ...(kindOf(account) === 'telegram'
    ? [
        agentChannels.changing(
          { agentId },
          { remove: ['telegramAccount', 'telegramSecret'] },
          { telegramAccount: is(account) },
        ),
      ]
    : []),
  ...(kindOf(account) === 'discord'
    ? [agentChannels.changing({ agentId }, { remove: ['discordAccount'] }, { discordAccount: is(account) })]
    : []),
  ...(isLegacy ? [forgettingLegacy({ agentId, account })] : []),
]
