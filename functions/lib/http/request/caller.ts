import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { edgeHeaders } from '#lib/http/edge-headers'

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
  /** On an agency's host: the path names no region. */
  readonly isRegionless?: true
}

type Headers = Readonly<Record<string, string | undefined>>

/** The caller by headers (lower-case names), request id and the gateway's source address. */
export const callerFrom = async (headers: Headers, requestId: string, sourceIp: string): Promise<Caller> => {
  const { address, country, host, region } = await edgeHeaders(headers)
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
    ...(region === 'none' ? { isRegionless: true } : {}),
  }
}

export const callerOf = (event: APIGatewayProxyEventV2): Promise<Caller> =>
  callerFrom(event.headers, event.requestContext.requestId, event.requestContext.http.sourceIp)
