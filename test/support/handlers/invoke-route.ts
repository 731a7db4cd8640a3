import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda'
import { type Api, api } from '#shared/api'
import { type Contract, parseRouteKey, pathParameters, type RouteKey } from '#shared/contract'
import { lambdaContext } from '#test/support/handlers/lambda-context'
import { handlerOf } from './handler-of.ts'

export interface RouteCall {
  readonly token?: string | undefined
  readonly headers?: Readonly<Record<string, string>>
  /** `name=value` each. */
  readonly cookies?: readonly string[] | undefined
  /** Sent as it is instead of the input's JSON. */
  readonly rawBody?: string
}

export interface RouteAnswer {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  readonly body: any
  readonly headers: Readonly<Record<string, unknown>>
  /** The `Set-Cookie` lines. */
  readonly cookies: readonly string[]
}

const featureOf = (key: string): string => {
  const found = Object.entries(api as Readonly<Record<string, Contract>>).find(([, routes]) => key in routes)
  if (!found) throw new Error(`no feature has ${key}`)
  return found[0]
}

/** The HTTP API event that API Gateway would send for a route and an input. */
export const eventFor = (
  key: string,
  input: Readonly<Record<string, unknown>>,
  call: RouteCall = {},
): APIGatewayProxyEventV2 => {
  const { method, path } = parseRouteKey(key)
  const inPath = pathParameters(path)
  const rest = Object.entries(input).filter(([name, value]) => !inPath.includes(name) && value !== undefined)
  const isBody = method !== 'GET' && method !== 'DELETE'
  const body = call.rawBody ?? (isBody ? JSON.stringify(Object.fromEntries(rest)) : undefined)
  return {
    version: '2.0',
    routeKey: key,
    rawPath: path,
    rawQueryString: '',
    headers: { ...(call.token ? { authorization: `Bearer ${call.token}` } : {}), ...call.headers },
    ...(call.cookies ? { cookies: [...call.cookies] } : {}),
    ...(isBody || rest.length === 0
      ? {}
      : { queryStringParameters: Object.fromEntries(rest.map(([name, value]) => [name, String(value)])) }),
    pathParameters: Object.fromEntries(inPath.map((name) => [name, String(input[name])])),
    requestContext: {
      accountId: '000000000000',
      apiId: 'test',
      domainName: 'localhost',
      domainPrefix: 'localhost',
      http: { method, path, protocol: 'HTTP/1.1', sourceIp: '203.0.113.7', userAgent: 'test' },
      requestId: 'test-request',
      routeKey: key,
      stage: '$default',
      time: '',
      timeEpoch: 0,
    },
    ...(body === undefined ? {} : { body }),
    isBase64Encoded: false,
  }
}

type Handler = (event: APIGatewayProxyEventV2, context: Context) => Promise<APIGatewayProxyStructuredResultV2>

/** Calls a route as the gateway would, through its feature's real handler. */
export const invokeRoute = async (
  key: { [F in keyof Api]: keyof Api[F] }[keyof Api] & RouteKey,
  input: Readonly<Record<string, unknown>>,
  call: RouteCall = {},
): Promise<RouteAnswer> => {
  const handler = await handlerOf<Handler>(`${featureOf(key)}/api`)
  const result = await handler(eventFor(key, input, call), lambdaContext())
  const { statusCode = 0, body, headers = {}, cookies = [] } = result
  const isJson = String(headers['content-type']).includes('json')
  return { status: statusCode, body: isJson && body ? JSON.parse(body) : body || undefined, headers, cookies }
}
