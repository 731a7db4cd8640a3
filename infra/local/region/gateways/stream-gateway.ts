import { createServer, type Server, type ServerResponse } from 'node:http'
import { readRequestBody } from '#infra/local/read-request-body'
import type { FunctionRunner } from '#infra/local/region/functions/function-runner'
import { PRELUDE_END, ResponseStream } from '#infra/local/region/functions/lambda-streaming'
import { reportFailure } from '#infra/local/region/functions/report-failure'
import type { RouteRow } from '#infra/routes'
import { MAX_PAYLOAD_BYTES } from './body-fields.ts'
import { routeMatcher } from './match-route.ts'
import { restEvent } from './rest-event.ts'

interface Head {
  readonly statusCode?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly cookies?: readonly string[]
}

const say = (response: ServerResponse, status: number, message: string): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ message }))
}

/** API Gateway looks for the end of the head within the first 16 KB. */
const MAX_HEAD_BYTES = 16 * 1024

/** Reads the head off the front of a streamed answer, then passes every piece on at once. */
const answering = (response: ServerResponse) => {
  let waiting: Buffer | undefined = Buffer.alloc(0)
  const begin = (bytes: Buffer): Buffer | undefined => {
    const end = bytes.indexOf(PRELUDE_END)
    if (end < 0) {
      if (bytes.length > MAX_HEAD_BYTES) throw new Error('the answer does not begin with a head')
      waiting = bytes
      return undefined
    }
    waiting = undefined
    const { statusCode = 200, headers = {}, cookies } = JSON.parse(bytes.subarray(0, end).toString()) as Head
    response.writeHead(statusCode, { ...headers, ...(cookies ? { 'set-cookie': [...cookies] } : {}) })
    response.flushHeaders()
    return bytes.subarray(end + PRELUDE_END.length)
  }
  return async (piece: Buffer): Promise<void> => {
    const body = waiting ? begin(Buffer.concat([waiting, piece])) : piece
    // a viewer who disconnects does not stop the function, as in the cloud
    if (!body || body.length === 0 || response.destroyed) return
    if (!response.write(body)) await new Promise((resolve) => response.once('drain', resolve).once('close', resolve))
  }
}

/** The region's REST API whose answers are streamed: head, eight zero bytes, and then the body as it is made. */
export const streamGateway = (routes: readonly RouteRow[], runner: FunctionRunner): Server => {
  const match = routeMatcher(routes)
  return createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://gateway')
    const found = match(request.method ?? 'GET', url.pathname)
    const body = await readRequestBody(request, MAX_PAYLOAD_BYTES).catch(() => undefined)
    // a REST API's answer to a path it does not have
    if (!found) return say(response, 403, 'Missing Authentication Token')
    if (!body) return say(response, 413, 'Request Too Long')
    const { functionName } = found.route
    try {
      const stream = new ResponseStream(answering(response))
      // the function handles a failed stream itself; without a listener the error would end the process
      stream.on('error', () => undefined)
      await runner.invokeStreaming(functionName, restEvent(request, url, found, body), stream)
      if (!response.headersSent) return say(response, 502, 'Internal server error')
      response.end()
    } catch (failure) {
      reportFailure(functionName, failure)
      if (!response.headersSent) say(response, 502, 'Internal server error')
      else response.destroy()
    }
  })
}
