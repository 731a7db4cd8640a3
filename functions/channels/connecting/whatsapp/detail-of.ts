import type { GraphAnswer } from '#functions/channels/meta/call-graph'
import { log } from '#lib/log'

type Failure = Exclude<GraphAnswer<unknown>, { readonly kind: 'done' }>

/** What went wrong in Meta's words; `fallback` where it has none, or did not answer. */
export const detailOf = (answer: Failure, fallback: string): string => {
  if (answer.kind === 'refused') return answer.detail ?? fallback
  // why a connection failed is the operator's matter
  log('warn', 'Meta did not answer', { code: answer.detail })
  return fallback
}
