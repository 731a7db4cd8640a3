import { attempt } from '#lib/database/commit'
import { present } from '#lib/database/condition'
import type { AccountId } from '#shared/channels/kinds'
import { drains } from './store.ts'

/** Lets an account send at once, since it was connected anew; false where it was not paused. */
export const endPause = async (account: AccountId): Promise<boolean> => {
  const { committed } = await attempt([
    drains.changing({ account }, { set: { strikes: 0 }, remove: ['pausedUntil'] }, { pausedUntil: present }),
  ])
  return committed
}
