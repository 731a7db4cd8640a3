import { presentAccount } from '#functions/channels/accounts/present-account'
import { channelAccounts } from '#functions/channels/accounts/store'
import type { Verb } from '#lib/http/api'
import type { channels as routes } from '#shared/channels/routes'

const PAGE = 50

/** The workspace's accounts. The index only names candidates: one that was just moved or removed is read by its key. */
export const listAccounts: Verb<typeof routes, 'GET /v2/workspaces/{workspaceId}/channels'> = async (
  { kind, after },
  { access: { workspaceId } },
) => {
  const begins = kind ? `ACC#${kind}:` : 'ACC#'
  const listed = await channelAccounts.listBy('gsi1', `WS#${workspaceId}`, begins, { limit: PAGE, after })
  const accounts = await channelAccounts.getMany(
    listed.items.map(({ account }) => ({ account })),
    { consistent: true },
  )
  const own = accounts
    .filter((account) => account.workspaceId === workspaceId)
    .toSorted((one, other) => one.name.localeCompare(other.name))
  return {
    accounts: await Promise.all(own.map(presentAccount)),
    ...(listed.cursor ? { cursor: listed.cursor } : {}),
  }
}
