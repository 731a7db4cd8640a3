import { is } from '#lib/database/condition'
import type { Write } from '#lib/database/write'
import { agentChannels, type ChannelAccount } from './store.ts'

/** Takes an account of the legacy method off its agent's hook, which from then on delivers for none. */
export const forgettingLegacy = ({ agentId, account }: Pick<ChannelAccount, 'agentId' | 'account'>): Write =>
  agentChannels.changing(
    { agentId },
    { remove: ['legacyAccount', 'legacyWorkspaceId', 'legacyAppSecret', 'waVerifyPassed'] },
    { legacyAccount: is(account) },
  )
