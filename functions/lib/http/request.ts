import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import type { ParsedInputOf, Route } from '#shared/contract'
import { textOfField } from '#shared/field-message'
import { problemText } from '#shared/problem-messages'
import { type FieldIssue, Problem } from '#shared/problems'
import { protocolText } from '#shared/protocol-messages'
import type { Text } from '#shared/text'
import { edgeHeaders } from './edge-headers.ts'

/** The caller's network facts, from the edge and the gateway. Never taken from the body. */
export interface Caller {
  readonly requestId: string
  /** The viewer's address as CloudFront saw it. */
  readonly ip: string
  /** ISO 3166 alpha-2, upper case, when the edge knows it. */
  readonly country?: string
  readonly origin?: string
  readonly userAgent?: string
  /** The host that the viewer requested, which determines the brand; only the edge may set it (edge-headers.ts). */
  readonly host?: string
}

/** API Gateway's own limit is 10 MB; no JSON body of ours needs that much. */
const MAX_BODY_BYTES = 1_100_000

type Headers = Readonly<Record<string, string | undefined>>

/** The caller by headers (lower-case names), request id and the gateway's source address. */
export const callerFrom = async (headers: Headers, requestId: string, sourceIp: string): Promise<Caller> => {
  const { address, country, host } = await edgeHeaders(headers)
  const ip = address ? address.slice(0, address.lastIndexOf(':')) : sourceIp
  const { origin } = headers
  const userAgent = headers['user-agent']
  return {
    requestId,
    ip,
    ...(country ? { country } : {}),
    ...(origin ? { origin } : {}),
    ...(userAgent ? { userAgent } : {}),
    ...(host ? { host } : {}),
  }
}

export const callerOf = (event: APIGatewayProxyEventV2): Promise<Caller> =>
  callerFrom(event.headers, event.requestContext.requestId, event.requestContext.http.sourceIp)

/** Parses a JSON object; throws a Problem that says why it cannot. */
export const parseBody = (text: string): Record<string, unknown> => {
  if (text.length > MAX_BODY_BYTES) throw new Problem('too-large', problemText('tooLarge'))
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    throw new Problem('bad-request', protocolText('notJson'))
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new Problem('bad-request', protocolText('notAnObject'))
  return body as Record<string, unknown>
}

type InputParts = Pick<APIGatewayProxyEventV2, 'body' | 'isBase64Encoded' | 'queryStringParameters' | 'pathParameters'>

/** Query, body and path parameters by name; the path overrides the others. */
export const rawInput = (event: InputParts): Record<string, unknown> => {
  const text =
    event.body === undefined
      ? undefined
      : event.isBase64Encoded
        ? Buffer.from(event.body, 'base64').toString()
        : event.body
  return { ...event.queryStringParameters, ...(text ? parseBody(text) : {}), ...event.pathParameters }
}

/** The input parsed by the route's schema; `invalid` names each wrong field. */
export const parseInput = <R extends Route>(route: R, raw: unknown): ParsedInputOf<R> => {
  const parsed = route.input.safeParse(raw)
  if (parsed.success) return parsed.data as ParsedInputOf<R>
  const issues = parsed.error.issues.map(({ path, message }) => ({
    path: path.map(String).join('.'),
    message,
    ...textOfField(message),
  }))
  throw new Problem('invalid', headline(issues), { issues })
}

/** Messages of our catalogues are complete; the schema library's own ("Invalid input: …") need the field's name in front. */
const headline = ([first]: readonly FieldIssue[]): string | Text => {
  const { path = '', message = '' } = first ?? {}
  return textOfField(message) ?? `${path || 'The request'}: ${message}`
}
