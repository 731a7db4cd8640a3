import type { FunctionKind } from './functions.ts'

/** Rows that fail in the same way share one metric and one alarm; the log says which row it was. */
export type FailureKind = 'calls' | 'hook' | 'asynchronous'

/** What our own pages wait for is one kind, and so is what an event, the time or a flow starts, flows included. */
export const failureKindOf = (kind: FunctionKind): FailureKind => {
  switch (kind) {
    case 'consumer':
    case 'schedule':
    case 'step':
      return 'asynchronous'
    case 'hook':
      return 'hook'
    default:
      return 'calls'
  }
}

/** `failures calls`: counted from the logs of all rows of the kind. */
export const failureMetricName = (kind: FailureKind): string => `failures ${kind}`

/** What a handler logs when it has failed and answers nevertheless. */
const LOGGED = '$.level = "error"'

/**
 * The lines of a function's log that count as a failure. Adapters of calls turn a defect into an answer and log it; a handler that threw or
 * ran out of time is in Lambda's own report. What is started asynchronously is attempted again: there only what the handler logs counts, and the rest
 * when it is a dead letter.
 */
export const failurePattern = (kind: FailureKind): string =>
  kind === 'asynchronous'
    ? `{ ${LOGGED} }`
    : `{ (${LOGGED}) || (($.type = "platform.report") && ($.record.status != "success")) }`

/** The same of a flow's log. */
export const FLOW_FAILURE_PATTERN =
  '{ ($.type = "ExecutionFailed") || ($.type = "ExecutionTimedOut") || ($.type = "ExecutionAborted") }'
