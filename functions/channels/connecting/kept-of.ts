import type { ChannelAccount } from '#functions/channels/accounts/store'

/** What an account keeps when it is connected again: since when it is here, and who had it before, whose replies may be under way. `now` in milliseconds. */
export const keptOf = (
  known: ChannelAccount | undefined,
  now: number,
): Pick<ChannelAccount, 'connectedAt' | 'movedFrom'> => ({
  connectedAt: known?.connectedAt ?? now,
  ...(known?.movedFrom ? { movedFrom: known.movedFrom } : {}),
})
