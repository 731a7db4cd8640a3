import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { localNames } from '#infra/local/region/local-names'
import { bodyFields } from './body-fields.ts'
import type { RouteMatch } from './match-route.ts'

/** Lower-case names, repeated ones joined by commas, cookies apart: payload format 2.0. */
const flatHeaders = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || name === 'cookie' ? [] : [[name, Array.isArray(value) ? value.join(',') : value]],
    ),
  )

const flatQuery = (query: URLSearchParams): Record<string, string> =>
  Object.fromEntries([...new Set(query.keys())].map((name) => [name, query.getAll(name).join(',')]))

/** The event that an HTTP API sends to its Lambda for a request (payload format 2.0). */
export const httpEvent = (
  request: IncomingMessage,
  url: URL,
  match: RouteMatch,
  body: Buffer,
): APIGatewayProxyEventV2 => {
  const headers = flatHeaders(request.headers)
  const cookies = request.headers.cookie?.split('; ')
  const query = flatQuery(url.searchParams)
  const { key, method } = match.route
  return {
    version: '2.0',
    routeKey: key,
    rawPath: url.pathname,
    rawQueryString: url.search.slice(1),
    ...(cookies ? { cookies } : {}),
    headers,
    ...(Object.keys(query).length > 0 ? { queryStringParameters: query } : {}),
    ...(Object.keys(match.parameters).length > 0 ? { pathParameters: { ...match.parameters } } : {}),
    requestContext: {
      accountId: localNames.account,
      apiId: 'local',
      domainName: headers.host ?? 'localhost',
      domainPrefix: 'local',
      http: {
        method,
        path: url.pathname,
        protocol: `HTTP/${request.httpVersion}`,
        sourceIp: request.socket.remoteAddress ?? '127.0.0.1',
        userAgent: headers['user-agent'] ?? '',
      },
      requestId: randomUUID(),
      routeKey: key,
      stage: '$default',
      time: new Date().toUTCString(),
      timeEpoch: Date.now(),
    },
    ...bodyFields(body, headers['content-type']),
  }
}
