import { problemText } from '#shared/problem-messages'
import { Problem } from '#shared/problems'
import { protocolText } from '#shared/protocol-messages'
import { wellFormed } from './well-formed.ts'

/** API Gateway's own limit is 10 MB; no JSON body of ours needs that much. */
const MAX_BODY_BYTES = 1_100_000

/** Only an escape can put a lone surrogate into a body: its bytes were decoded as UTF-8. */
const hasSurrogateEscape = (text: string): boolean => /\\u[dD][89a-fA-F]/.test(text)

/** Parses a JSON object; lone surrogates become U+FFFD. Throws a Problem that says why it cannot. */
export const parseBody = (text: string): Record<string, unknown> => {
  if (text.length > MAX_BODY_BYTES) throw new Problem('too-large', problemText('tooLarge'))
  let body: unknown
  try {
    body = JSON.parse(text, hasSurrogateEscape(text) ? wellFormed : undefined)
  } catch {
    throw new Problem('bad-request', protocolText('notJson'))
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new Problem('bad-request', protocolText('notAnObject'))
  return body as Record<string, unknown>
}
