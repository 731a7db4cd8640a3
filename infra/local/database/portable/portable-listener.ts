import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { readRequestBody } from '#infra/local/read-request-body'
import type { KeptStorage } from './kept-storage.ts'
import { operations } from './operations.ts'
import { readRequest, writeAnswer } from './wire.ts'

/** DynamoDB's own limit. */
const MAX_BODY_BYTES = 16 * 1024 * 1024

const ERRORS = 'com.amazonaws.dynamodb.v20120810#'

interface Answer {
  readonly status: number
  readonly body: string
}

const failed = (status: number, name: string, message: string, more: object = {}): Answer => ({
  status,
  body: JSON.stringify({ __type: `${ERRORS}${name}`, message, ...more }),
})

/** A failure of a command is the request's: one that is not an error of DynamoDB is a request that the engine cannot read. */
const refusal = (failure: unknown): Answer => {
  const { name, message, ...more } = failure instanceof Error ? failure : new Error(String(failure))
  const isKnown = name.endsWith('Exception')
  return failed(400, isKnown ? name : 'ValidationException', message, {
    ...('CancellationReasons' in more
      ? (writeAnswer({ CancellationReasons: more.CancellationReasons }) as object)
      : {}),
  })
}

/**
 * The DynamoDB protocol over the portable engine. A command is executed in memory when it arrives, and answered when the file
 * holds what it wrote; commands that arrive together share one transaction of the file, and so one flush of the disk. Where
 * the file fails, all of them are undone and answered with a 500, so that none is answered that a restart would forget.
 */
export const portableListener = (storage: KeptStorage, now: () => number): RequestListener => {
  const run = operations(storage, now)
  let waiting: { readonly answer: Answer; readonly response: ServerResponse }[] = []

  const execute = (operation: string, body: string): Answer => {
    try {
      const input: unknown = JSON.parse(body)
      if (typeof input !== 'object' || input === null) return failed(400, 'SerializationException', 'Not an object')
      const answer = run(operation, readRequest(input))
      return { status: 200, body: JSON.stringify(writeAnswer(answer)) }
    } catch (failure) {
      return failure instanceof SyntaxError ? failed(400, 'SerializationException', failure.message) : refusal(failure)
    }
  }

  const flush = (): void => {
    const group = waiting
    waiting = []
    let lost: Answer | undefined
    try {
      storage.save()
    } catch (failure) {
      lost = failed(500, 'InternalServerError', `The database's file cannot be written: ${String(failure)}`)
    }
    for (const { answer, response } of group) send(response, lost ?? answer)
  }

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    // any page that is open on this machine reaches the port, and browsers say so
    if (request.headers.origin !== undefined)
      return send(response, failed(403, 'AccessDeniedException', 'Pages may not use the database.'))
    const body = await readRequestBody(request, MAX_BODY_BYTES).catch(() => undefined)
    if (!body) return send(response, failed(413, 'RequestEntityTooLarge', 'A request may have 16 MB.'))
    const operation = String(request.headers['x-amz-target'] ?? '').replace(/^DynamoDB_20120810\./, '')
    waiting.push({ answer: execute(operation, body.toString()), response })
    if (waiting.length === 1) setImmediate(flush)
  }

  return (request, response) => void serve(request, response)
}

const send = (response: ServerResponse, { status, body }: Answer): void => {
  response.writeHead(status, {
    'content-type': 'application/x-amz-json-1.0',
    'content-length': Buffer.byteLength(body),
  })
  response.end(body)
}
