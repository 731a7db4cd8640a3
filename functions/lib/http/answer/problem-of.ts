import { defect, log } from '#lib/log'
import { problemText } from '#shared/problem-messages'
import { Problem } from '#shared/problems'

/** A failure as a Problem; a defect is logged and its message hidden. */
export const problemOf = (failure: unknown): Problem => {
  if (failure instanceof Problem) return failure
  log('error', 'defect', defect(failure))
  return new Problem('internal', problemText('internal'))
}
