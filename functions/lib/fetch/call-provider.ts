import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { TLSSocket } from 'node:tls'
import type { CallResult, ProviderCall } from '#lib/fetch/provider-call'

/**
 * One request to a provider of ours over a connection of its own: a kept one may have died while the function was frozen, and
 * a request into a dead connection looks like one whose answer was lost. Never throws and follows no redirect. A reason is a
 * code, never an address or a header: some providers have their credentials in the path.
 */
export const callProvider = async (call: ProviderCall): Promise<CallResult> => {
  const url = URL.parse(call.url)
  if (!url) return notSent('bad-url')
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback(url.hostname))) return notSent('not-https')
  return request(url, call)
}

const notSent = (reason: string): CallResult => ({ kind: 'failed', mayHaveArrived: false, reason })

const isLoopback = (host: string): boolean =>
  host === 'localhost' ||
  host.endsWith('.localhost') ||
  host === '[::1]' ||
  (isIP(host) === 4 && host.startsWith('127.'))

const request = (url: URL, call: ProviderCall): Promise<CallResult> =>
  new Promise((resolve) => {
    const sent = begin(url, call)
    if (!sent) return resolve(notSent('bad-header'))
    // from here on bytes of the request may leave: Node writes them as soon as the connection, with its TLS, is made
    let isConnected = false
    const fail = (failure: unknown, reason = codeOf(failure)) => {
      clearTimeout(timer)
      sent.destroy()
      resolve({ kind: 'failed', mayHaveArrived: isConnected, reason })
    }
    const timer = setTimeout(() => fail(undefined, 'timeout'), call.timeoutMs)
    sent.on('error', fail)
    sent.on('socket', (socket) =>
      socket.once(socket instanceof TLSSocket ? 'secureConnect' : 'connect', () => {
        isConnected = true
      }),
    )
    sent.on('response', (message) =>
      read(message, call.maxBytes).then((body) => {
        clearTimeout(timer)
        sent.destroy()
        resolve({ kind: 'answered', status: message.statusCode ?? 0, headers: flat(message), body })
      }, fail),
    )
    sent.end(call.body)
  })

/** Undefined where Node refuses to make the request at all: a header with a line break. */
const begin = (url: URL, { method, headers, body }: ProviderCall): ClientRequest | undefined => {
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  try {
    return (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
      method,
      headers: { ...headers, 'accept-encoding': 'identity', ...length },
      agent: false,
    })
  } catch {
    return undefined
  }
}

const read = async (message: IncomingMessage, maxBytes: number): Promise<Uint8Array> => {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of message as AsyncIterable<Uint8Array>) {
    size += chunk.length
    if (size > maxBytes) throw Object.assign(new Error('the answer is too large'), { code: 'too-large' })
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, size)
}

const flat = ({ headers }: IncomingMessage): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
  )

const codeOf = (failure: unknown): string => {
  // connecting to several addresses fails with one error per address
  if (failure instanceof AggregateError && failure.errors.length > 0) return codeOf(failure.errors[0])
  return failure instanceof Error && 'code' in failure ? String(failure.code) : 'failed'
}
