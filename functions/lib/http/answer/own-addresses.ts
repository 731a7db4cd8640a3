import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { environment, optionalEnvironment } from '#lib/environment'
import { agencyOfHost } from '#lib/hosts/agency-of-host'
import { agencyOrigin } from '#lib/http/agency-origin'
import type { Caller } from '#lib/http/request/caller'
import type { Route } from '#shared/contract'

/**
 * An answer on an agency's host names files, pictures and addresses of calls by that host: their own, which are the bucket's and the
 * dashboard's, would say who is behind it. The edge leads `/files/{region}/` to the bucket, which checks the signature. What a website's
 * widget may call is answered with whole addresses, since it runs on another host; pictures and files for the portal with paths, but
 * for pictures within a text. `withWholeAddresses` undoes it.
 */
export const withOwnAddresses = async (
  result: APIGatewayProxyStructuredResultV2,
  { cors }: Pick<Route, 'cors'>,
  { host }: Pick<Caller, 'host'>,
): Promise<APIGatewayProxyStructuredResultV2> => {
  const { body } = result
  const files = optionalEnvironment('FILES_ORIGIN')
  const pages = optionalEnvironment('PUBLIC_URL')?.replace(/\/$/, '')
  const isNamed = [files, pages].some((origin) => origin && body?.includes(`${origin}/`))
  if (!body || !isNamed || !host || !(await agencyOfHost(host))) return result
  const whole = agencyOrigin(host)
  const own = cors ? whole : ''
  return {
    ...result,
    body: body
      .replaceAll(`${files}/`, () => `${own}/files/${environment('REGION_NAME')}/`)
      // within a text, of which a widget elsewhere may be given a copy, it stays an address
      .replaceAll(`\\"${pages}/media/`, () => `\\"${whole}/media/`)
      .replaceAll(`"${pages}/media/`, () => `"${own}/media/`)
      .replaceAll(`${pages}/`, () => `${whole}/`),
  }
}
