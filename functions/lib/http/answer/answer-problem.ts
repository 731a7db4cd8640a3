import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import type { Route } from '#shared/contract'
import type { Problem, ProblemBody } from '#shared/problems'
import { problemOf } from './problem-of.ts'
import { headersFor } from './response-headers.ts'

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

const problemBody = ({ code, message, details }: Problem, requestId: string): ProblemBody => ({
  code,
  message,
  ...details,
  requestId,
})
