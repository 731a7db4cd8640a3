import { PassThrough, type Writable } from 'node:stream'
import { api } from '#shared/api'
import { type Contract, parseRouteKey, pathParameters } from '#shared/contract'
import { handlerOf } from './handler-of.ts'
import type { RouteCall } from './invoke-route.ts'

interface Prelude {
  readonly statusCode: number
  readonly headers?: Readonly<Record<string, string>>
}

export interface StreamAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
  /** The events of a Server-Sent Events answer, in order; heartbeats left out. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into events of every shape
  readonly events: readonly any[]
}

/** Lambda's own global, as its runtime offers it to streaming handlers. */
const lambdaRuntime = {
  streamifyResponse: <H>(handler: H): H => handler,
  HttpResponseStream: {
    from: (stream: Writable & { prelude?: Prelude }, prelude: Prelude): Writable => Object.assign(stream, { prelude }),
  },
}

type StreamHandler = (event: object, stream: Writable & { prelude?: Prelude }, context: object) => Promise<void>

const streamHandlerOf = async (feature: string): Promise<StreamHandler> => {
  Object.assign(globalThis, { awslambda: lambdaRuntime })
  return handlerOf<StreamHandler>(`${feature}/stream`)
}

/** The REST API event that API Gateway would send to a streaming route. */
export const streamEventFor = (key: string, input: Readonly<Record<string, unknown>>, call: RouteCall = {}) => {
  const { method, path } = parseRouteKey(key)
  const inPath = pathParameters(path)
  const rest = Object.entries(input).filter(([name, value]) => !inPath.includes(name) && value !== undefined)
  const hasBody = method === 'POST'
  return {
    resource: path,
    path: path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input[name]))),
    httpMethod: method,
    headers: {
      ...(call.token ? { Authorization: `Bearer ${call.token}` } : {}),
      ...(call.cookies ? { Cookie: call.cookies.join('; ') } : {}),
      ...call.headers,
    },
    multiValueHeaders: {},
    queryStringParameters:
      hasBody || rest.length === 0 ? null : Object.fromEntries(rest.map(([name, value]) => [name, String(value)])),
    multiValueQueryStringParameters: null,
    pathParameters: Object.fromEntries(inPath.map((name) => [name, String(input[name])])),
    stageVariables: null,
    requestContext: {
      requestId: 'test-request',
      identity: { sourceIp: '203.0.113.7' },
      httpMethod: method,
      resourcePath: path,
      path,
      stage: 'live',
    },
    body: hasBody ? (call.rawBody ?? JSON.stringify(Object.fromEntries(rest))) : null,
    isBase64Encoded: false,
  }
}

export const parseEvents = (text: string): unknown[] =>
  text
    .split('\n\n')
    .map((block) =>
      block
        .split('\n')
        .filter((line) => line.startsWith('data:'))
        .map((line) => line.slice(5).trim())
        .join('\n'),
    )
    .filter((data) => data !== '')
    .map((data) => JSON.parse(data))

/** Calls a streaming route as the gateway would, and waits for its last byte. */
export const invokeStream = async (
  key: string,
  input: Readonly<Record<string, unknown>>,
  call: RouteCall = {},
): Promise<StreamAnswer> => {
  const found = Object.entries(api as Readonly<Record<string, Contract>>).find(([, routes]) => key in routes)
  if (!found) throw new Error(`no feature has ${key}`)
  const handler = await streamHandlerOf(found[0])
  const stream: PassThrough & { prelude?: Prelude } = new PassThrough()
  const chunks: Buffer[] = []
  stream.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((resolve, reject) => stream.on('end', resolve).on('error', reject))
  await handler(streamEventFor(key, input, call), stream, { functionName: 'test' })
  await ended
  const text = Buffer.concat(chunks).toString()
  const isEvents = String(stream.prelude?.headers?.['content-type']).startsWith('text/event-stream')
  return {
    status: stream.prelude?.statusCode ?? 0,
    headers: stream.prelude?.headers ?? {},
    text,
    events: isEvents ? parseEvents(text) : [],
  }
}
