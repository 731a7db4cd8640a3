import type { Text, WireText } from './text.ts'

/**
 * The errors that a caller may expect, with their HTTP statuses.
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

/** A wrong field, by its path in the input. */
export interface FieldIssue extends WireText {
  readonly path: string
}

/** The body of every response that is not 2xx (after RFC 9457). `issues` names the wrong fields. */
export interface ProblemBody extends WireText {
  readonly code: ProblemCode
  readonly requestId: string
  readonly issues?: readonly FieldIssue[]
  /** Seconds to wait before the same call can succeed; only with `rate-limited` and `unavailable`. */
  readonly retryAfter?: number
}

/** An error that a caller may expect: thrown by verbs, turned into a response by the adapters. */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly code: ProblemCode
  /** `key` and `values` are for translating the message. */
  readonly details: Partial<Omit<ProblemBody, 'code' | 'message'>>

  constructor(code: ProblemCode, description: string | Text, details: Problem['details'] = {}) {
    const { message, ...text } = typeof description === 'string' ? { message: description } : description
    super(message)
    this.code = code
    this.details = { ...text, ...details }
  }

  /** The message with the key and values for its translation. */
  get text(): WireText {
    const { key, values } = this.details
    return { message: this.message, ...(key && { key }), ...(values && { values }) }
  }

  get status(): number {
    return problemStatus[this.code]
  }
}

/** A problem with one field of the input; `path` names it, with dots between the levels. */
export const invalid = (path: string, text: Text): Problem =>
  new Problem('invalid', text, { issues: [{ path, ...text }] })
