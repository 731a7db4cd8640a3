import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import type { Route } from '#shared/contract'
import { WebPage } from '#shared/web-page'
import { headersFor } from './response-headers.ts'

/** A successful response. Parsing by the contract drops all other fields, so spreading an item leaks nothing. */
export const answer = (route: Route, output: unknown): APIGatewayProxyStructuredResultV2 => {
  const headers = { ...headersFor(route), ...(route.cache ? { 'cache-control': route.cache } : {}) }
  if (output === undefined) return { statusCode: 204, headers }
  if (route.page) {
    const { html, headers: own } = WebPage.parse(output)
    return { statusCode: 200, headers: { ...headers, ...own, 'content-type': 'text/html; charset=utf-8' }, body: html }
  }
  return { statusCode: 200, headers, body: JSON.stringify(route.output.parse(output)) }
}
