import { attempt } from '#lib/database/commit'
import { present } from '#lib/database/condition'
import { log } from '#lib/log'
import { type WaitingSlice, waitingSlices } from './store.ts'

/** One that failed this often is only mentioned; one that fails even so is dropped, so that those behind it are answered. */
export const MAX_ATTEMPTS = 5

/** Counts that a row could not be taken, or drops it; throws the failure again. */
export const countFailure = async (row: WaitingSlice, failure: unknown): Promise<never> => {
  const { attempts = 0, account, order } = row
  const fields = { eventId: `${account}#${order}`, attempt: attempts + 1 }
  if (attempts + 1 >= 2 * MAX_ATTEMPTS) {
    log('error', 'inbound message given up', fields)
    await waitingSlices.drop(row)
  } else {
    if (attempts + 1 === MAX_ATTEMPTS) log('error', 'inbound message is unsupported', fields)
    await countTry(row)
  }
  throw failure
}

/** Counts one more try of a row. */
export const countTry = async (row: WaitingSlice): Promise<void> => {
  await attempt([waitingSlices.changing(row, { add: { attempts: 1 } }, { order: present })])
}
