import { type ChannelAccount, channelAccounts } from '#functions/channels/accounts/store'
import { unsubscribeAccount } from './number-calls.ts'

/** A business account is subscribed as a whole: it is left with the last of its numbers that the workspace has. */
export const leaveAccount = async (
  token: string,
  { account, workspaceId, wabaId }: ChannelAccount,
): Promise<{ readonly kind: string }> => {
  if (!wabaId) return { kind: 'done' }
  const { items } = await channelAccounts.listBy('gsi1', `WS#${workspaceId}`, 'ACC#whatsapp:', { limit: 1000 })
  const isShared = items.some((other) => other.account !== account && other.wabaId === wabaId && !other.isLegacy)
  return isShared ? { kind: 'done' } : unsubscribeAccount(token, wabaId)
}
