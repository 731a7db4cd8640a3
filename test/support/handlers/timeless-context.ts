import type { Context } from 'aws-lambda'
import { lambdaContext } from './lambda-context.ts'

/** A context without a deadline: where time is simulated, the real clock would end workers that only wait to be resumed. */
export const timelessContext = (): Context => {
  const { getRemainingTimeInMillis: _, ...context } = lambdaContext()
  return context as Context
}
