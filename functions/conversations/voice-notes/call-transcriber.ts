import type * as z from 'zod'
import type { Transcription, TranscriptionFailure } from './transcriber.port.ts'

interface TranscriptionRequest<Answer> {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: FormData | Uint8Array<ArrayBuffer>
  readonly signal: AbortSignal
  readonly answer: z.ZodType<Answer>
  readonly wordsOf: (answer: Answer) => string
  readonly secondsOf: (answer: Answer) => number | undefined
}

/** One request to a provider at an address that the operator configured. Never throws: errors become failures. */
export const callTranscriber = async <Answer>({
  url,
  headers,
  body,
  signal,
  answer,
  wordsOf,
  secondsOf,
}: TranscriptionRequest<Answer>): Promise<Transcription> => {
  try {
    const response = await fetch(url, { method: 'POST', headers, body, signal })
    if (!response.ok) {
      await response.body?.cancel()
      return failed(failureOf(response.status), `answered ${response.status}`)
    }
    const { data } = answer.safeParse(await response.json())
    if (!data) return failed('broken', 'the answer is not as documented')
    return { ok: true, text: wordsOf(data).trim().toWellFormed(), seconds: secondsOf(data) }
  } catch (error) {
    if (signal.aborted) return failed('timeout', 'it took too long')
    return error instanceof SyntaxError
      ? failed('broken', 'the answer is no JSON')
      : failed('overloaded', 'the connection failed')
  }
}

const failed = (failure: TranscriptionFailure, message: string): Transcription => ({ ok: false, failure, message })

const failureOf = (status: number): TranscriptionFailure => {
  if (status === 401 || status === 402 || status === 403) return 'bad-key'
  if (status === 408 || status === 504) return 'timeout'
  if (status === 429) return 'rate-limited'
  return status >= 500 ? 'overloaded' : 'bad-request'
}
