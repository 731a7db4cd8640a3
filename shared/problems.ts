import type { Text, WireText } from './text.ts'

/**
 * Everything a caller may expect to go wrong, with the HTTP status it travels as.
 * The typed client throws the same `Problem` again; screens switch on `code`, never on text.
 */
export const problemStatus = {
  'bad-request': 400,
  invalid: 422,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  gone: 410,
  'too-large': 413,
  'unsupported-type': 415,
  'rate-limited': 429,
  'no-credits': 402,
  'limit-reached': 403,
  unavailable: 503,
  internal: 500,
} as const

export type ProblemCode = keyof typeof problemStatus

/** A field that did not fit, by its path in the input. */
export interface FieldIssue extends WireText {
  readonly path: string
}

/** The body of every answer that is not 2xx (after RFC 9457). `issues` names the fields that did not fit. */
export interface ProblemBody extends WireText {
  readonly code: ProblemCode
  readonly requestId: string
  readonly issues?: readonly FieldIssue[]
  /** Seconds to wait before the same call can succeed; only with `rate-limited` and `unavailable`. */
  readonly retryAfter?: number
}

/** What a caller may expect: thrown by verbs, turned into an answer by the adapters. */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly code: ProblemCode
  /** `key` and `values` say the message in another language. */
  readonly details: Partial<Omit<ProblemBody, 'code' | 'message'>>

  constructor(code: ProblemCode, words: string | Text, details: Problem['details'] = {}) {
    const { message, ...text } = typeof words === 'string' ? { message: words } : words
    super(message)
    this.code = code
    this.details = { ...text, ...details }
  }

  /** What it says, without what it is about. */
  get text(): WireText {
    const { key, values } = this.details
    return { message: this.message, ...(key && { key }), ...(values && { values }) }
  }

  get status(): number {
    return problemStatus[this.code]
  }
}

/** One field of the input does not fit; `path` names it, with dots between the levels. */
export const invalid = (path: string, text: Text): Problem =>
  new Problem('invalid', text, { issues: [{ path, ...text }] })
