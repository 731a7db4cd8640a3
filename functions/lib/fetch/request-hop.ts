import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type { CheckedTarget } from './check-target.ts'
import { readBody } from './read-body.ts'

type Hop = CheckedTarget & {
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Uint8Array | undefined
  readonly maxBytes: number
  readonly signal: AbortSignal
}

export type HopResponse = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array
}

/** One request to one checked address, without following anything. */
export async function requestHop({
  url,
  addresses,
  method,
  headers,
  body,
  maxBytes,
  signal,
}: Hop): Promise<HopResponse> {
  const message = await new Promise<IncomingMessage>((resolve, reject) => {
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
      method,
      headers: body === undefined ? headers : { ...headers, 'content-length': Buffer.byteLength(body) },
      // A pooled connection would outlive the check of its address, and the global agent may be a proxy's.
      agent: false,
      lookup: lookupReturning(addresses),
      signal,
    })
    request.on('response', resolve)
    request.on('error', reject)
    request.end(body)
  })
  const status = message.statusCode ?? 0
  const withoutBody = method === 'HEAD' || status === 204 || status === 304 || (status >= 300 && status < 400)
  try {
    return { status, headers: flat(message), body: withoutBody ? new Uint8Array() : await readBody(message, maxBytes) }
  } finally {
    message.destroy()
  }
}

/** Replaces Node's resolver, so that only a checked address can be connected to. */
function lookupReturning(addresses: readonly string[]): LookupFunction {
  const answers = addresses.map((address) => ({ address, family: isIP(address) }))
  return (_host, options, done) => {
    const wanted = answers.filter(({ family }) => !options.family || options.family === family)
    const [first] = wanted
    if (!first) done(Object.assign(new Error('no address of that family'), { code: 'ENETUNREACH' }), '', 0)
    else if (options.all) done(null, wanted)
    else done(null, first.address, first.family)
  }
}

function flat(message: IncomingMessage): Record<string, string> {
  const pairs = Object.entries(message.headers).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.join(', ') : value,
  ])
  const headers = Object.fromEntries(pairs.filter(([, value]) => value !== undefined))
  // Servers write UTF-8 there, browsers read UTF-8, Node reads Latin-1.
  if (headers.location) headers.location = Buffer.from(headers.location, 'latin1').toString('utf8')
  return headers
}
