import { kindOf } from '#shared/channels/kinds'
import type { ConnectedAccount } from '#shared/channels/schema'
import { accountPulses, type ChannelAccount } from './store.ts'

/** An account as members see it, with its last traffic; never its credential. */
export const presentAccount = async (account: ChannelAccount): Promise<ConnectedAccount> => {
  const { token: _, workspaceId: __, discord, ...rest } = account
  const pulse = await accountPulses.get({ account: account.account })
  const isAsked = discord && { isAsked: discord.reading.state === 'ready' }
  return { ...rest, kind: kindOf(account.account), ...isAsked, ...times(pulse) }
}

const times = (pulse: { lastInAt?: number | undefined; lastOutAt?: number | undefined } | undefined) => ({
  ...(pulse?.lastInAt === undefined ? {} : { lastInAt: pulse.lastInAt }),
  ...(pulse?.lastOutAt === undefined ? {} : { lastOutAt: pulse.lastOutAt }),
})
