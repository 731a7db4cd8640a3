import type { ChannelAccount } from '#functions/channels/accounts/store'
import { auditing } from '#lib/audit'
import type { Actor } from '#lib/auth/actor'
import { actorName } from '#lib/auth/actor-name'
import { world } from '#lib/world'
import { freeAccounts } from './free-accounts.ts'

/** A member disconnects accounts that belong together, which the workspace's log keeps. False where one is another agent's by now. */
export const disconnectAccounts = (
  accounts: readonly [ChannelAccount, ...ChannelAccount[]],
  actor: Actor,
): Promise<boolean> => {
  const [{ workspaceId, agentId, name }] = accounts
  const entry = auditing({
    owner: `WS#${workspaceId}`,
    action: 'channel.disconnected',
    by: actorName(actor),
    subject: agentId,
    subjectName: name,
    now: world().now(),
  })
  return freeAccounts(accounts, [entry])
}
