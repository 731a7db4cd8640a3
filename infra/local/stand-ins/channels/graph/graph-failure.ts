/** https://developers.facebook.com/docs/graph-api/guides/error-handling and the Cloud API's error codes. */
export class GraphFailure extends Error {
  readonly status: number
  readonly code: number
  readonly type: string
  readonly more: Readonly<Record<string, unknown>>

  constructor(
    code: number,
    message: string,
    { status = 400, type = 'OAuthException', ...more }: GraphFailureOptions = {},
  ) {
    super(message)
    this.status = status
    this.code = code
    this.type = type
    this.more = more
  }
}

interface GraphFailureOptions {
  readonly status?: number
  readonly type?: string
  readonly error_subcode?: number
  readonly error_data?: unknown
  readonly is_transient?: boolean
  readonly error_user_title?: string
  readonly error_user_msg?: string
}

/** With the details that the Cloud API adds. */
export const messageFailure = (code: number, title: string, details: string, status = 400): GraphFailure =>
  new GraphFailure(code, `(#${code}) ${title}`, { status, error_data: { messaging_product: 'whatsapp', details } })

export const missing = (name: string): GraphFailure =>
  new GraphFailure(100, `(#100) The parameter ${name} is required.`)

export const unknownObject = (id: string): GraphFailure =>
  new GraphFailure(
    100,
    `Unsupported post request. Object with ID '${id}' does not exist, cannot be loaded due to missing permissions, or does not support this operation. Please read the Graph API documentation at https://developers.facebook.com/docs/graph-api`,
    { type: 'GraphMethodException', error_subcode: 33 },
  )

/** Never answers; the connection is closed at last. */
export class Hang extends Error {}
