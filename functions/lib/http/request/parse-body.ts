import { problemText } from '#shared/problem-messages'
import { Problem } from '#shared/problems'
import { protocolText } from '#shared/protocol-messages'
import { parseJson } from './parse-json.ts'

/** API Gateway's own limit is 10 MB; no JSON body of ours needs that much. */
const MAX_BODY_BYTES = 1_100_000

/** Parses a JSON object; lone surrogates become U+FFFD. Throws a Problem that says why it cannot. */
export const parseBody = (text: string): Record<string, unknown> => {
  if (text.length > MAX_BODY_BYTES) throw new Problem('too-large', problemText('tooLarge'))
  let body: unknown
  try {
    body = parseJson(text)
  } catch {
    throw new Problem('bad-request', protocolText('notJson'))
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new Problem('bad-request', protocolText('notAnObject'))
  return body as Record<string, unknown>
}
