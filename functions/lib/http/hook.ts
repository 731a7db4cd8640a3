import middy from '@middy/core'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { answerProblem } from '#lib/http/answer/answer-problem'
import { invoke } from '#lib/invocation'
import { log } from '#lib/log'
import { world } from '#lib/world'

/** A third party's request: raw bytes (never re-serialised before the signature is checked) and lower-case headers. */
export interface HookRequest {
  readonly method: string
  readonly body: Uint8Array
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly path: Readonly<Record<string, string | undefined>>
  readonly query: Readonly<Record<string, string | undefined>>
}

export interface HookResponse {
  readonly status: number
  readonly body?: string
  readonly contentType?: string
}

/**
 * The hook adapter: one Lambda per third party. A hook only verifies, stores and answers; consumers do the rest. `accept`
 * throws `Problem('unauthenticated')` for an invalid signature; it stores unknown fields and types and responds with 200.
 */
export const hook = (accept: (push: HookRequest) => Promise<HookResponse>) =>
  middy(async (event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> => {
    const { requestId } = event.requestContext
    const started = world().now()
    return invoke(requestId, async (finish) => {
      const result = await accept({
        method: event.requestContext.http.method,
        body: Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8'),
        headers: event.headers,
        path: event.pathParameters ?? {},
        query: event.queryStringParameters ?? {},
      })
        .then(({ status, body = '', contentType = 'text/plain; charset=utf-8' }) => ({
          statusCode: status,
          headers: { 'content-type': contentType, 'cache-control': 'no-store' },
          body,
        }))
        .catch((failure: unknown) => answerProblem(failure, requestId, undefined))
      await finish()
      log('info', 'hook answered', {
        route: event.routeKey,
        status: result.statusCode ?? 0,
        durationMs: world().now() - started,
      })
      return result
    })
  })
