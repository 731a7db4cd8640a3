import * as z from 'zod'
import { detailOf, graphErrorIn } from '#functions/channels/meta/graph-answer'
import { graphOutcome } from '#functions/channels/meta/graph-outcome'
import type { Outgoing } from '#functions/channels/provider/outbound'
import { ACCOUNT_CODES } from './account-codes.ts'

const Sent = z.object({ messages: z.array(z.object({ id: z.string() })).min(1) })

/** Nothing was done, and the same may succeed: a service that is not available, or under maintenance. */
const LATER: readonly (number | undefined)[] = [131016, 131057, 133004]
/**
 * About the message or its reader, although the status may be a server's: the window has closed (131047), it cannot be delivered
 * (131026), Meta keeps it back (130472, 131049), the reader wants none (131050), a type or a template that is not taken.
 */
const isRefused = (code = 0): boolean =>
  [130472, 131026, 131047, 131049, 131050, 131051, 131052, 131053].includes(code) || (code >= 132000 && code <= 132999)

/** What became of a request. It is only taken: whether it arrives, a status tells. */
export const whatsappOutcome: Outgoing['outcome'] = (result) => {
  const error = result.kind === 'answered' ? graphErrorIn(result.body) : undefined
  const reason = (error && detailOf(error)) ?? 'refused'
  if (error && ACCOUNT_CODES.includes(error.code)) return { kind: 'account', reason }
  if (error && LATER.includes(error.code)) return { kind: 'not-sent', reason }
  return graphOutcome(
    result,
    (answer) => Sent.safeParse(answer).data?.messages[0]?.id,
    ({ code }) => isRefused(code),
  )
}
