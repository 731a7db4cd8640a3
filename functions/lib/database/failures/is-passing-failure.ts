import { Contention } from '#lib/database/retrying'
import { isTransient, reasonsOf } from './cancellation.ts'
import { isUnknownOutcome } from './is-unknown-outcome.ts'

/** How AWS's services say that there was too much at the moment. */
const THROTTLED = new Set([
  'ThrottlingException',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'SlowDown',
  'TooManyRequestsException',
])

/**
 * Whether a failure is one of a service or of the way to it, which says nothing about what was to be done: the same may succeed later. False for
 * our own code's failures and for what a service refuses.
 */
export const isPassingFailure = (failure: unknown): boolean => {
  if (failure instanceof Contention || isUnknownOutcome(failure)) return true
  const reasons = reasonsOf(failure)
  if (reasons) return isTransient(reasons)
  return failure instanceof Error && THROTTLED.has(failure.name)
}
