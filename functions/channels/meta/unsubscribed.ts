import type { Probed } from '#functions/channels/provider/probe'

/** Our app no longer gets what comes to an account: it may still write. `others`: how many other apps get it. */
export const unsubscribed = (others: number): Probed => ({
  kind: 'found',
  state: 'degraded',
  cause: others > 0 ? 'taken' : 'unset',
})
