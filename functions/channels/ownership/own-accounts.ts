import { type ChannelAccount, channelAccounts } from '#functions/channels/accounts/store'
import { type AccountId, accountId, type ChannelKind } from '#shared/channels/kinds'
import { channelText } from '#shared/channels/messages'
import { Problem } from '#shared/problems'

/** An account of the workspace, and those that go where it goes: of a page its Instagram. Another's is answered like a missing one. */
export const ownAccounts = async (
  workspaceId: string,
  { kind, externalId }: { readonly kind: ChannelKind; readonly externalId: string },
): Promise<readonly [ChannelAccount, ...ChannelAccount[]]> => {
  const account = await ownAccount(workspaceId, accountId(kind, externalId))
  if (!account) throw new Problem('not-found', channelText('notConnected'))
  const linked = account.linked && (await ownAccount(workspaceId, account.linked))
  return linked ? [account, linked] : [account]
}

const ownAccount = async (workspaceId: string, account: AccountId): Promise<ChannelAccount | undefined> => {
  const found = await channelAccounts.get({ account }, { consistent: true })
  return found?.workspaceId === workspaceId ? found : undefined
}
