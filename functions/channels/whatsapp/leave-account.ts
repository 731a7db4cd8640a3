import { type ChannelAccount, channelAccounts } from '#functions/channels/accounts/store'
import type { Asked } from '#functions/channels/provider/connection'
import { unsubscribeAccount } from './number-calls.ts'

/** A business account is subscribed as a whole, for each app: it is left with the last of its numbers that the workspace has through that app. */
export const leaveAccount = async (
  token: string,
  { account, workspaceId, wabaId, appKey }: ChannelAccount,
): Promise<Asked> => {
  if (!wabaId) return { kind: 'done' }
  const { items } = await channelAccounts.listBy('gsi1', `WS#${workspaceId}`, 'ACC#whatsapp:', { limit: 1000 })
  const isShared = items.some(
    (other) => other.account !== account && other.wabaId === wabaId && other.appKey === appKey && !other.isLegacy,
  )
  if (isShared) return { kind: 'done' }
  const answer = await unsubscribeAccount(token, wabaId)
  return answer.kind === 'done' ? { kind: 'done' } : { kind: answer.kind, reason: answer.detail ?? 'refused' }
}
