import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { environment } from '#lib/environment'
import { agencyOfHost } from '#lib/hosts/agency-of-host'
import type { Caller } from '#lib/http/request/caller'

/** Answered by any region for any host, from the directory. */
const byHost: ReadonlySet<string> = new Set([
  'GET /public/portal',
  'GET /public/icon',
  'GET /public/manifest',
  'GET /public/host',
])

/**
 * A call on an agency's host that names no region comes to the one whose edge serves all hosts, while the agency may be in another:
 * then the answer leads there, with method and body (307). Nothing where the agency is here, or any region can answer.
 */
export const toOwnRegion = async (
  { routeKey, rawPath, rawQueryString }: APIGatewayProxyEventV2,
  { host, isRegionless }: Caller,
): Promise<APIGatewayProxyStructuredResultV2 | undefined> => {
  if (!isRegionless || byHost.has(routeKey)) return undefined
  const agency = await agencyOfHost(host)
  if (!agency || agency.region === environment('REGION_NAME')) return undefined
  const query = rawQueryString ? `?${rawQueryString}` : ''
  const location = `/api/${agency.region}${rawPath}${query}`
  return { statusCode: 307, headers: { location, 'cache-control': 'no-store' } }
}
