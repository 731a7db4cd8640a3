import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import type { Route } from '#shared/contract'
import { WebPage } from '#shared/web-page'
import { headersFor } from './response-headers.ts'
import { cookiesOf } from './with-cookie.ts'

/**
 * A successful response. Parsing by the contract drops all other fields, so spreading an item leaks nothing; `narrow` leaves out what
 * this caller does not see.
 */
export const answer = (
  route: Route,
  output: unknown,
  narrow: (answer: unknown) => unknown = (whole) => whole,
): APIGatewayProxyStructuredResultV2 => {
  const cookies = cookiesOf(output)
  const headers = { ...headersFor(route), ...(route.cache ? { 'cache-control': route.cache } : {}) }
  if (output === undefined) return { statusCode: 204, headers }
  if (route.page) {
    const { html, headers: own, status = 200 } = WebPage.parse(output)
    const kept = status === 200 ? {} : { 'cache-control': 'no-store' }
    const type = { 'content-type': 'text/html; charset=utf-8' }
    return { statusCode: status, headers: { ...headers, ...kept, ...own, ...type }, body: html }
  }
  const body = JSON.stringify(narrow(route.output.parse(output)))
  return { statusCode: 200, headers, body, ...(cookies ? { cookies } : {}) }
}
