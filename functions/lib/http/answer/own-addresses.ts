import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { environment } from '#lib/environment'
import { agencyOfHost } from '#lib/hosts/agency-of-host'
import { agencyOrigin } from '#lib/http/agency-origin'
import type { Caller } from '#lib/http/request/caller'
import type { Route } from '#shared/contract'
import { namesOurHosts, ourHosts } from './our-hosts.ts'

/**
 * A JSON text on an agency's host names files, pictures and addresses of calls by that host: their own, which are the bucket's and the
 * dashboard's, would say who is behind it. The edge leads `/files/{region}/` to the bucket, which checks the signature. What a website's
 * widget may call is answered with whole addresses, since it runs on another host; pictures and files for the portal with paths, but
 * for pictures within a text. `withWholeAddresses` undoes it.
 */
export const ownAddressesIn = async (
  text: string,
  { cors }: Pick<Route, 'cors'>,
  { host }: Pick<Caller, 'host'>,
): Promise<string> => {
  if (!host || !namesOurHosts(text) || !(await agencyOfHost(host))) return text
  const { files, pages } = ourHosts()
  const whole = agencyOrigin(host)
  const own = cors ? whole : ''
  return (
    text
      .replaceAll(`${files}/`, () => `${own}/files/${environment('REGION_NAME')}/`)
      // within a text, of which a widget elsewhere may be given a copy, it stays an address
      .replaceAll(`\\"${pages}/media/`, () => `\\"${whole}/media/`)
      .replaceAll(`"${pages}/media/`, () => `"${own}/media/`)
      .replaceAll(`${pages}/`, () => `${whole}/`)
  )
}

/** The same of a whole answer. */
export const withOwnAddresses = async (
  result: APIGatewayProxyStructuredResultV2,
  route: Pick<Route, 'cors'>,
  caller: Pick<Caller, 'host'>,
): Promise<APIGatewayProxyStructuredResultV2> =>
  result.body ? { ...result, body: await ownAddressesIn(result.body, route, caller) } : result
