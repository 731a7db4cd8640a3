import type { Verb } from '#lib/http/api'
import type { channels as routes } from '#shared/channels/routes'
import { disconnectAccounts } from './disconnect-accounts.ts'
import { ownAccounts } from './own-accounts.ts'

/** Removes an account of any kind from whichever agent has it; a second time it is missing. */
export const removeAccount: Verb<
  typeof routes,
  'DELETE /v2/workspaces/{workspaceId}/channels/{kind}/{externalId}'
> = async ({ kind, externalId }, { access: { workspaceId }, actor }) => {
  const accounts = await ownAccounts(workspaceId, { kind, externalId })
  return { removed: await disconnectAccounts(accounts, actor) }
}
