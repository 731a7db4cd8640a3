import { sendShard, waitingSends } from '#features/conversations'
import { world } from '#lib/world'
import { type AccountId, kindOf } from '#shared/channels/kinds'
import type { ConnectedAccount } from '#shared/channels/schema'
import { accountPulses, type ChannelAccount } from './store.ts'
import { barsUntil, type Traffic } from './traffic.ts'

/** Of more nobody needs the number. */
const MOST_WAITING = 100

/** An account as members see it, with its last traffic; never its credential. */
export const presentAccount = async (account: ChannelAccount): Promise<ConnectedAccount> => {
  const { token: _, workspaceId: __, notice: ___, discord, ...rest } = account
  const id = account.account
  const [pulse, waiting] = await Promise.all([
    accountPulses.get({ account: id }),
    account.state === 'broken' ? waitingFor(id) : undefined,
  ])
  const isAsked = discord && { isAsked: discord.reading.state === 'ready' }
  return { ...rest, kind: kindOf(id), ...isAsked, ...times(pulse), ...(waiting === undefined ? {} : { waiting }) }
}

const times = (
  pulse: { lastInAt?: number | undefined; lastOutAt?: number | undefined; traffic?: Traffic | undefined } | undefined,
) => ({
  ...(pulse?.lastInAt === undefined ? {} : { lastInAt: pulse.lastInAt }),
  ...(pulse?.lastOutAt === undefined ? {} : { lastOutAt: pulse.lastOutAt }),
  ...(pulse?.traffic === undefined ? {} : { traffic: barsUntil(pulse.traffic, world().now()) }),
})

const waitingFor = async (account: AccountId): Promise<number> => {
  const query = { limit: MOST_WAITING }
  const { items } = await waitingSends.between(`QOUT#${sendShard(account)}`, `${account}#`, `${account}#~`, query)
  return items.length
}
