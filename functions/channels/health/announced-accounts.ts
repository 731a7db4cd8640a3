import type { AccountNews } from '#events/channels/account-news'
import { businessNumbers } from '#functions/channels/accounts/business-numbers'
import { type ChannelAccount, channelAccounts } from '#functions/channels/accounts/store'

/** Whose state an announcement is about. An app's owner can sign what they like, so an app is believed of its own accounts only. */
export const announcedAccounts = async ({
  account,
  wabaId,
  number,
  app,
}: AccountNews): Promise<readonly ChannelAccount[]> => {
  const listed = wabaId ? (await businessNumbers.list(`ACC#waba.${wabaId}`, 'NUMBER#', { limit: 100 })).items : []
  const ids = [...listed.map((one) => one.account), ...(account ? [account] : [])]
  const accounts = await channelAccounts.getMany(
    ids.map((id) => ({ account: id })),
    { consistent: true },
  )
  return accounts.filter(
    (one) =>
      one.appKey === app &&
      (one.account === account || one.wabaId === wabaId) &&
      (number === undefined || one.handle?.replace(/\D/g, '') === number),
  )
}
