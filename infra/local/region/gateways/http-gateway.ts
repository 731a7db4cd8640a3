import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { readRequestBody } from '#infra/local/read-request-body'
import type { FunctionRunner } from '#infra/local/region/functions/function-runner'
import { reportFailure } from '#infra/local/region/functions/report-failure'
import type { RouteRow } from '#infra/routes'
import { MAX_PAYLOAD_BYTES } from './body-fields.ts'
import { httpEvent } from './http-event.ts'
import { routeMatcher } from './match-route.ts'

const say = (response: ServerResponse, status: number, message: string): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ message }))
}

const isStructured = (result: unknown): result is APIGatewayProxyStructuredResultV2 =>
  typeof result === 'object' && result !== null && 'statusCode' in result

/** A result without a status code is the body of a 200 (payload format 2.0). */
const write = (response: ServerResponse, result: unknown): void => {
  if (!isStructured(result)) {
    response.writeHead(200, { 'content-type': 'application/json' })
    return void response.end(typeof result === 'string' ? result : JSON.stringify(result))
  }
  const { statusCode = 200, headers = {}, cookies, body = '', isBase64Encoded } = result
  response.statusCode = statusCode
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, String(value))
  if (cookies) response.setHeader('set-cookie', cookies)
  response.end(isBase64Encoded ? Buffer.from(body, 'base64') : body)
}

/** The region's HTTP API: one function call per request, over the route rows. */
export const httpGateway = (routes: readonly RouteRow[], runner: FunctionRunner): Server => {
  const match = routeMatcher(routes)
  return createServer(async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://gateway')
    const found = match(request.method ?? 'GET', url.pathname)
    const body = await readRequestBody(request, MAX_PAYLOAD_BYTES).catch(() => undefined)
    if (!found) return say(response, 404, 'Not Found')
    if (!body) return say(response, 413, 'Request Entity Too Large')
    try {
      write(response, await runner.invoke(found.route.functionName, httpEvent(request, url, found, body)))
    } catch (failure) {
      reportFailure(found.route.functionName, failure)
      if (!response.headersSent) say(response, 500, 'Internal Server Error')
      else response.destroy()
    }
  })
}
