import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import type { ZodType } from 'zod'
import type { Route } from '#shared/contract'
import { WebPage } from '#shared/web-page'
import { headersFor } from './response-headers.ts'
import { cookiesOf } from './with-cookie.ts'

/** A successful response. Parsing by the contract drops all other fields, so spreading an item leaks nothing. */
export const answer = (
  route: Route,
  output: unknown,
  narrower: ZodType = route.output,
): APIGatewayProxyStructuredResultV2 => {
  const cookies = cookiesOf(output)
  const headers = { ...headersFor(route), ...(route.cache ? { 'cache-control': route.cache } : {}) }
  if (output === undefined) return { statusCode: 204, headers }
  if (route.page) {
    const { html, headers: own } = WebPage.parse(output)
    return { statusCode: 200, headers: { ...headers, ...own, 'content-type': 'text/html; charset=utf-8' }, body: html }
  }
  const body = JSON.stringify(narrower.parse(output))
  return { statusCode: 200, headers, body, ...(cookies ? { cookies } : {}) }
}
