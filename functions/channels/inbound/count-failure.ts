import { attempt } from '#lib/database/commit'
import { present } from '#lib/database/condition'
import { isPassingFailure } from '#lib/database/failures/is-passing-failure'
import { log } from '#lib/log'
import { world } from '#lib/world'
import { type WaitingSlice, waitingSlices } from './store.ts'

/** One that failed this often is only mentioned; one that fails even so is dropped, so that those behind it are answered. */
export const MAX_ATTEMPTS = 5

/** Whether a row's message is only mentioned by now. */
export const isUnsupported = ({ attempts = 0 }: Pick<WaitingSlice, 'attempts'>): boolean => attempts >= MAX_ATTEMPTS

/** So long failures of our own services are not held against a row; then it must not stand before those behind it any longer. */
const PATIENCE_MS = 6 * 3600_000

/**
 * Counts that a row could not be taken, or drops it; throws the failure again. What the database or another service failed at says nothing
 * about the row: it is tried again as it is.
 */
export const countFailure = async (row: WaitingSlice, failure: unknown): Promise<never> => {
  if (isPassingFailure(failure) && world().now() - row.at < PATIENCE_MS) throw failure
  const { attempts = 0, account, order } = row
  const fields = { eventId: `${account}#${order}`, attempt: attempts + 1 }
  if (attempts + 1 >= 2 * MAX_ATTEMPTS) {
    log('error', 'inbound message given up', fields)
    await waitingSlices.drop(row)
  } else {
    if (attempts + 1 === MAX_ATTEMPTS) log('error', 'inbound message is unsupported', fields)
    await attempt([waitingSlices.changing(row, { add: { attempts: 1 } }, { order: present })])
  }
  throw failure
}

/** Counts that a row's file was not given. */
export const countFetch = async (row: WaitingSlice): Promise<void> => {
  await attempt([waitingSlices.changing(row, { add: { fetches: 1 } }, { order: present })])
}
