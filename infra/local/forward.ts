import {
  Agent,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request as requestOver,
  type ServerResponse,
} from 'node:http'

export interface Target {
  readonly host: string
  readonly port: number
  /** Asked instead of the incoming one. */
  readonly path?: string
  /** Sent instead of the incoming ones. */
  readonly headers?: OutgoingHttpHeaders
  /** Sent instead of the incoming stream, where it was read already. */
  readonly body?: Uint8Array
}

const agent = new Agent({ keepAlive: true, maxSockets: 1024, timeout: 30_000 })

/** Hop-by-hop headers (RFC 9110, section 7.6.1) concern one connection and end with it. */
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'transfer-encoding',
  'upgrade',
  'te',
  'trailer',
])

const endToEnd = (headers: OutgoingHttpHeaders): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.has(name.toLowerCase())))

/** Passes one request on and its answer back, piece by piece as it comes; when the viewer disconnects, the request is aborted. */
export const forward = (
  incoming: IncomingMessage,
  response: ServerResponse,
  target: Target,
  answerHeaders: (headers: OutgoingHttpHeaders) => OutgoingHttpHeaders = (headers) => headers,
): void => {
  const headers = endToEnd(target.headers ?? incoming.headers)
  if (target.body) headers['content-length'] = target.body.byteLength
  const outgoing = requestOver(
    {
      agent,
      host: target.host,
      port: target.port,
      method: incoming.method ?? 'GET',
      path: target.path ?? incoming.url ?? '/',
      headers,
    },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answerHeaders(endToEnd(answer.headers)))
      response.flushHeaders()
      answer.pipe(response)
      answer.once('error', () => response.destroy())
    },
  )
  outgoing.once('error', () => {
    if (response.headersSent) response.destroy()
    else
      response
        .writeHead(502, { 'content-type': 'text/plain' })
        .end('The local component behind this does not answer.\n')
  })
  response.once('close', () => {
    if (!response.writableFinished) outgoing.destroy()
  })
  if (target.body) outgoing.end(target.body)
  else incoming.pipe(outgoing)
}
