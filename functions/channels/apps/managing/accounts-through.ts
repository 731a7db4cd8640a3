import { type ChannelAccount, channelAccounts } from '#functions/channels/accounts/store'

/** All of a workspace's accounts that are connected through apps of its own. */
export const accountsThroughApps = async (workspaceId: string): Promise<readonly ChannelAccount[]> => {
  const found: ChannelAccount[] = []
  for (let after: string | undefined; ; ) {
    const page = await channelAccounts.listBy('gsi1', `WS#${workspaceId}`, 'ACC#', { after })
    found.push(...page.items.filter(({ appKey }) => appKey !== undefined))
    after = page.cursor
    if (after === undefined) return found
  }
}
