import { ChannelRemoved } from '#events/channels/events'
import { type ChannelAccount, channelAccounts } from '#functions/channels/accounts/store'
import { attempt } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import type { Write } from '#lib/database/write'
import { kindOf } from '#shared/channels/kinds'
import { connections } from './connections.ts'
import { forgetAccount } from './forget-account.ts'

/**
 * Frees accounts that belong together, all or none: their provider delivers nothing more, what waits is dropped. False where one
 * is another agent's by now.
 */
export const freeAccounts = async (accounts: readonly ChannelAccount[], alongside: readonly Write[] = []) => {
  for (const account of accounts) await forgetAccount(account)
  const { committed } = await attempt(
    [...(await Promise.all(accounts.map(freeing))).flat(), ...alongside],
    accounts.map(({ workspaceId, agentId, account }) => ChannelRemoved({ workspaceId, agentId, account })),
  )
  return committed
}

const freeing = async (account: ChannelAccount): Promise<readonly Write[]> => {
  const connection = await connections[kindOf(account.account)]()
  return [
    channelAccounts.removing({ account: account.account }, { agentId: is(account.agentId) }),
    ...(connection.freeing?.(account) ?? []),
  ]
}
