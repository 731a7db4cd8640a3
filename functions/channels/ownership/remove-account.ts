import { auditing } from '#lib/audit'
import { actorName } from '#lib/auth/actor-name'
import type { Verb } from '#lib/http/api'
import { world } from '#lib/world'
import type { channels as routes } from '#shared/channels/routes'
import { freeAccounts } from './free-accounts.ts'
import { ownAccounts } from './own-accounts.ts'

/** Removes an account of any kind from whichever agent has it; a second time it is missing. */
export const removeAccount: Verb<
  typeof routes,
  'DELETE /v2/workspaces/{workspaceId}/channels/{kind}/{externalId}'
> = async ({ kind, externalId }, { access: { workspaceId }, actor }) => {
  const accounts = await ownAccounts(workspaceId, { kind, externalId })
  const [{ agentId, name }] = accounts
  const by = actorName(actor)
  const now = world().now()
  const action = 'channel.disconnected'
  const entry = auditing({ owner: `WS#${workspaceId}`, action, by, subject: agentId, subjectName: name, now })
  return { removed: await freeAccounts(accounts, [entry]) }
}
