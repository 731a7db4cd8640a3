import type { SealedContext } from '#lib/sealed'
import type { ChannelAccount } from './store.ts'

/** What an account's sealed credential belongs to: under another workspace, or at another account, it does not open. */
export const accountSecret = ({
  workspaceId,
  account,
}: Pick<ChannelAccount, 'workspaceId' | 'account'>): SealedContext => ({
  workspaceId,
  item: `ACC#${account}`,
  field: 'token',
})
