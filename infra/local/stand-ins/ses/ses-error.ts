import type { PlainAnswer } from '#infra/local/stand-ins/plain-request'

/** An error of SES v2 as its API names it; all are 400 but a missing resource. */
export class SesError extends Error {
  readonly code: string
  readonly status: number

  constructor(
    code:
      | 'AlreadyExistsException'
      | 'BadRequestException'
      | 'LimitExceededException'
      | 'MailFromDomainNotVerifiedException'
      | 'MessageRejected'
      | 'NotFoundException',
    message: string,
  ) {
    super(message)
    this.code = code
    this.status = code === 'NotFoundException' ? 404 : 400
  }
}

export const sesAnswer = (body: object, status = 200, headers: Record<string, string> = {}): PlainAnswer => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
})

export const sesFailure = ({ code, message, status }: SesError): PlainAnswer =>
  sesAnswer({ message }, status, { 'x-amzn-errortype': code })
