import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import type { ParsedInputOf, Route } from '#shared/contract'
import { Problem } from '#shared/problems'
import { edgeHeaders } from './edge-headers.ts'

/** What the edge says about a caller. Never taken from the body. */
export interface Caller {
  readonly requestId: string
  /** The viewer's address as CloudFront saw it. */
  readonly ip: string
  /** ISO 3166 alpha-2, upper case, when the edge knows it. */
  readonly country?: string
  readonly origin?: string
  readonly userAgent?: string
  /** The host that the viewer asked, which tells the brand; only the edge may set it (edge-headers.ts). */
  readonly host?: string
}

/** API Gateway's own limit is 10 MB; ours is what a JSON body can need. */
const MAX_BODY_BYTES = 1_100_000

type Headers = Readonly<Record<string, string | undefined>>

/** Reads the caller from headers (lower-case names) and the gateway's own facts. */
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

/** A JSON object from raw text, or the problem that says why not. */
export const parseBody = (text: string): Record<string, unknown> => {
  if (text.length > MAX_BODY_BYTES) throw new Problem('too-large', 'The request is larger than 1 MB.')
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    throw new Problem('bad-request', 'The request body is not valid JSON.')
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new Problem('bad-request', 'The request body must be a JSON object.')
  return body as Record<string, unknown>
}

type InputParts = Pick<APIGatewayProxyEventV2, 'body' | 'isBase64Encoded' | 'queryStringParameters' | 'pathParameters'>

/** Query, body and path together, by name; the path has the last word. */
export const rawInput = (event: InputParts): Record<string, unknown> => {
  const text =
    event.body === undefined
      ? undefined
      : event.isBase64Encoded
        ? Buffer.from(event.body, 'base64').toString()
        : event.body
  return { ...event.queryStringParameters, ...(text ? parseBody(text) : {}), ...event.pathParameters }
}

/** The input as the route's schema reads it; `invalid` names each field that does not fit. */
export const parseInput = <R extends Route>(route: R, raw: unknown): ParsedInputOf<R> => {
  const parsed = route.input.safeParse(raw)
  if (parsed.success) return parsed.data as ParsedInputOf<R>
  const issues = parsed.error.issues.map((issue) => ({
    path: issue.path.map(String).join('.'),
    message: issue.message,
  }))
  const [first] = issues
  throw new Problem('invalid', first ? readable(first) : 'The request does not fit.', { issues })
}

/** Our catalogue's messages stand alone; the schema library's own ("Invalid input: …") need the field's name in front. */
const readable = ({ path, message }: { readonly path: string; readonly message: string }): string =>
  /^(Invalid|Too |Unrecognized|Expected|must )/.test(message) ? `${path || 'The request'}: ${message}` : message
