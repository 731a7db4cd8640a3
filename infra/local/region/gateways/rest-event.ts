import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { APIGatewayProxyEvent } from 'aws-lambda'
import { localNames } from '#infra/local/region/local-names'
import { bodyFields } from './body-fields.ts'
import type { RouteMatch } from './match-route.ts'

/** Names as the client wrote them: a REST API hands them on unchanged, unlike an HTTP API. */
const headerLists = (rawHeaders: readonly string[]): Record<string, string[]> => {
  const lists: Record<string, string[]> = {}
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    const [name = '', value = ''] = rawHeaders.slice(at, at + 2)
    lists[name] = [...(lists[name] ?? []), value]
  }
  return lists
}

const lastOf = (lists: Readonly<Record<string, string[]>>): Record<string, string> =>
  Object.fromEntries(Object.entries(lists).map(([name, values]) => [name, values.at(-1) ?? '']))

const orNull = <T extends object>(record: T): T | null => (Object.keys(record).length > 0 ? record : null)

/** Fields that stay empty without an authoriser, a client certificate or Cognito's identity pools. */
const noIdentity = {
  accessKey: null,
  accountId: null,
  apiKey: null,
  apiKeyId: null,
  caller: null,
  clientCert: null,
  cognitoAuthenticationProvider: null,
  cognitoAuthenticationType: null,
  cognitoIdentityId: null,
  cognitoIdentityPoolId: null,
  principalOrgId: null,
  user: null,
  userArn: null,
} as const

/** The event that a REST API sends to its Lambda for a request (proxy integration). */
export const restEvent = (
  request: IncomingMessage,
  url: URL,
  match: RouteMatch,
  body: Buffer,
): APIGatewayProxyEvent => {
  const multiValueHeaders = headerLists(request.rawHeaders)
  const query = Object.fromEntries(
    [...new Set(url.searchParams.keys())].map((name) => [name, url.searchParams.getAll(name)]),
  )
  const { body: text = null, isBase64Encoded } = bodyFields(body, request.headers['content-type'])
  return {
    resource: match.route.path,
    path: url.pathname,
    httpMethod: match.route.method,
    headers: lastOf(multiValueHeaders),
    multiValueHeaders,
    queryStringParameters: orNull(lastOf(query)),
    multiValueQueryStringParameters: orNull(query),
    pathParameters: orNull({ ...match.parameters }),
    stageVariables: null,
    requestContext: {
      accountId: localNames.account,
      apiId: 'local',
      authorizer: null,
      httpMethod: match.route.method,
      identity: {
        ...noIdentity,
        sourceIp: request.socket.remoteAddress ?? '127.0.0.1',
        userAgent: request.headers['user-agent'] ?? null,
      },
      path: `/live${url.pathname}`,
      protocol: `HTTP/${request.httpVersion}`,
      requestId: randomUUID(),
      requestTimeEpoch: Date.now(),
      resourceId: 'local',
      resourcePath: match.route.path,
      stage: 'live',
    },
    body: text,
    isBase64Encoded,
  }
}
