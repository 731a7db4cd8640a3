import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { defect, log } from '#lib/log'
import type { Route } from '#shared/contract'
import { problemText } from '#shared/problem-messages'
import { Problem, type ProblemBody } from '#shared/problems'
import { WebPage } from '#shared/web-page'

/** Public widget routes answer any origin, without credentials. */
export const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'retry-after',
} as const

const headersFor = (route: Route | undefined): Record<string, string> => ({
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  ...(route?.cors ? corsHeaders : {}),
})

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

/** A failure as a Problem; a defect is logged and its message hidden. */
export const problemOf = (failure: unknown): Problem => {
  if (failure instanceof Problem) return failure
  log('error', 'defect', defect(failure))
  return new Problem('internal', problemText('internal'))
}

export const problemBody = ({ code, message, details }: Problem, requestId: string): ProblemBody => ({
  code,
  message,
  ...details,
  requestId,
})

export const answerProblem = (
  failure: unknown,
  requestId: string,
  route: Route | undefined,
): APIGatewayProxyStructuredResultV2 => {
  const problem = problemOf(failure)
  const { retryAfter } = problem.details
  const headers = { ...headersFor(route), ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }) }
  // a missing agent's frame on a customer's page stays empty
  if (route?.page)
    return {
      statusCode: problem.status,
      headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' },
      body: problem.code === 'not-found' ? '' : problem.message,
    }
  return { statusCode: problem.status, headers, body: JSON.stringify(problemBody(problem, requestId)) }
}

/** Answers a CORS preflight from a customer's site. Only routes with `cors` have an OPTIONS route. */
export const preflight = (event: Pick<APIGatewayProxyEventV2, 'routeKey'>): APIGatewayProxyStructuredResultV2 => ({
  statusCode: 204,
  headers: {
    ...corsHeaders,
    'access-control-allow-methods': 'GET, POST, DELETE, OPTIONS',
    'access-control-allow-headers': 'authorization, content-type, last-event-id',
    'access-control-max-age': '7200',
    'x-route': event.routeKey,
  },
})
