import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'

export interface AwsAnswer {
  readonly status: number
  readonly body?: object
}

/** An error of one of the services that answer here themselves. */
export class AwsError extends Error {
  readonly code: string
  readonly status: number

  constructor(code: string, message: string, status = 400) {
    super(message)
    this.code = code
    this.status = status
  }
}

/** Responds in the JSON that every service but S3 speaks. */
export const answerJson = (response: ServerResponse, { status, body = {} }: AwsAnswer): void => {
  response
    .writeHead(status, { 'content-type': 'application/x-amz-json-1.0', 'x-amzn-requestid': randomUUID() })
    .end(JSON.stringify(body))
}

const escaped = (text: string): string => text.replace(/[<>&]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Responds with an error in the service's own shape, so that the SDK throws what it would throw in the cloud. */
export const answerError = (response: ServerResponse, service: string, { code, message, status }: AwsError): void => {
  const id = randomUUID()
  if (service === 's3') {
    response.writeHead(status, { 'content-type': 'application/xml', 'x-amz-request-id': id })
    return void response.end(
      `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${escaped(message)}</Message><RequestId>${id}</RequestId></Error>`,
    )
  }
  if (service === 'cloudfront') {
    response.writeHead(status, { 'content-type': 'text/xml', 'x-amzn-requestid': id })
    return void response.end(
      `<ErrorResponse><Error><Type>Sender</Type><Code>${code}</Code><Message>${escaped(message)}</Message></Error><RequestId>${id}</RequestId></ErrorResponse>`,
    )
  }
  response.writeHead(status, {
    'content-type': 'application/x-amz-json-1.0',
    'x-amzn-errortype': code,
    'x-amzn-requestid': id,
  })
  response.end(JSON.stringify({ __type: code, message, Message: message }))
}
