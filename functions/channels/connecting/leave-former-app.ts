import type { ChannelAccount } from '#functions/channels/accounts/store'
import { forgetAccount } from '#functions/channels/ownership/forget-account'

/**
 * An account that is connected through another app from now on: the one before is asked to deliver no more, with the token that it had.
 * What it delivers all the same is dropped, so that nothing depends on it.
 */
export const leaveFormerApp = async (before: ChannelAccount | undefined, appKey: string | undefined): Promise<void> => {
  if (before && !before.isLegacy && before.appKey !== appKey) await forgetAccount(before)
}
