import { accountSecret } from '#functions/channels/accounts/account-secret'
import type { ChannelAccount } from '#functions/channels/accounts/store'
import { probes } from '#functions/channels/health/probes'
import { auditing } from '#lib/audit'
import { open } from '#lib/sealed'
import { world } from '#lib/world'
import { kindOf } from '#shared/channels/kinds'
import { freeAccounts } from './free-accounts.ts'

/**
 * An account as another workspace may claim it with a credential that works: `undefined` once it was taken from a workspace whose own credential
 * its provider refuses by now, which that workspace's log keeps. Without this the workspace that connected it first would have it for ever.
 */
export const letGoOfDead = async (
  taken: ChannelAccount | undefined,
  workspaceId: string,
): Promise<ChannelAccount | undefined> => {
  if (!taken || taken.workspaceId === workspaceId) return taken
  const kind = kindOf(taken.account)
  const probed = await (await probes[kind]())(taken, await open(taken.token, accountSecret(taken)))
  if (probed.kind !== 'found' || probed.state !== 'broken') return taken
  const entry = auditing({
    owner: `WS#${taken.workspaceId}`,
    action: 'channel.disconnected',
    by: kind,
    subject: taken.agentId,
    subjectName: taken.name,
    now: world().now(),
  })
  return (await freeAccounts([taken], [entry])) ? undefined : taken
}
