import { attempt } from '#lib/database/commit'
import { present } from '#lib/database/condition'
import { log } from '#lib/log'
import { MAX_ATTEMPTS } from './message-of.ts'
import { type WaitingSlice, waitingSlices } from './store.ts'

/** Counts that a row could not be taken, or drops it; throws the failure again. */
export const countFailure = async (row: WaitingSlice, failure: unknown): Promise<never> => {
  const { attempts = 0, account, order } = row
  const fields = { eventId: `${account}#${order}`, attempt: attempts + 1 }
  if (attempts + 1 >= 2 * MAX_ATTEMPTS) {
    log('error', 'inbound message given up', fields)
    // one that fails even when it is only mentioned must not hold up those behind it
    await waitingSlices.drop(row)
  } else {
    if (attempts + 1 === MAX_ATTEMPTS) log('error', 'inbound message is unsupported', fields)
    await attempt([waitingSlices.changing(row, { add: { attempts: 1 } }, { order: present })])
  }
  throw failure
}
