import type { PlainAnswer, PlainRequest } from '#infra/local/stand-ins/plain-request'
import type { Ses } from './ses.ts'
import { SesError, sesAnswer } from './ses-error.ts'

const refuse = (message: string): PlainAnswer => sesAnswer({ message }, 400)

/** `POST /feedback {messageId, kind: 'bounce' | 'complaint'}` of the mail page: JSON, which a page of another origin may not send. */
export const answerFeedback = (
  { feedback }: Ses,
  { headers, body }: PlainRequest,
  publish: (region: string, event: object) => void,
): PlainAnswer => {
  if (!headers['content-type']?.startsWith('application/json')) return refuse('Send application/json.')
  try {
    const { messageId, kind } = JSON.parse(body) as { messageId?: string; kind?: string }
    if (kind !== 'bounce' && kind !== 'complaint') return refuse('A mail bounces, or its recipient makes a complaint.')
    const { region, event } = feedback(String(messageId), kind)
    publish(region, event)
    return sesAnswer({}, 202)
  } catch (failure) {
    if (failure instanceof SesError || failure instanceof SyntaxError) return refuse(failure.message)
    throw failure
  }
}
