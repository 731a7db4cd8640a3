import type { Outcome } from '#functions/channels/provider/outbound'
import type { CallResult } from '#lib/fetch/provider-call'
import { jsonOf } from '#lib/http/request/json-of'
import { detailOf, type GraphError, graphErrorIn } from './graph-answer.ts'
import { isAccountError } from './is-account-error.ts'

/** Too many calls: of the app, of an account's use, of a page or number, to one person. They did nothing. 1200: sending has failed for a moment. */
const LIMITS: readonly (number | undefined)[] = [4, 17, 32, 613, 1200, 80006, 80007, 130429, 131048, 131056]

/**
 * What became of a message that was sent through the Graph API. `sentId` finds its id in an answer; `refused` names the codes that
 * are about the message or its reader although they look like the account's: a closed window is code 10 at Messenger.
 */
export const graphOutcome = (
  result: CallResult,
  sentId: (answer: unknown) => string | undefined,
  isRefused: (error: GraphError) => boolean = () => false,
): Outcome => {
  if (result.kind === 'failed')
    return result.mayHaveArrived
      ? { kind: 'unknown', reason: result.reason }
      : { kind: 'not-sent', reason: result.reason }
  const { status, body, headers } = result
  const error = graphErrorIn(body)
  const reason = (error && detailOf(error)) ?? `HTTP ${status}`
  if (status === 429 || LIMITS.includes(error?.code)) {
    const seconds = Number(headers['retry-after'] ?? Number.NaN)
    return { kind: 'not-sent', reason, ...(Number.isFinite(seconds) ? { retryAfterMs: seconds * 1000 } : {}) }
  }
  // Meta says that it did nothing, and that the same may succeed
  if (error?.is_transient) return { kind: 'not-sent', reason }
  if (error && isRefused(error)) return { kind: 'refused', reason }
  if (error && isAccountError(error)) return { kind: 'account', reason }
  if (status >= 400 && status < 500) return { kind: 'refused', reason }
  const externalId = error ? undefined : sentId(jsonOf(body))
  return status >= 500 || externalId === undefined ? { kind: 'unknown', reason } : { kind: 'sent', externalId }
}
