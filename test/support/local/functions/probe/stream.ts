import { once } from 'node:events'
import type { APIGatewayProxyEvent } from 'aws-lambda'

/** Writes one piece, waits for `POST /go`, and writes another, so that the two arrive separately. */
export const handler = awslambda.streamifyResponse(async (event: APIGatewayProxyEvent, stream) => {
  const answer = awslambda.HttpResponseStream.from(stream, {
    statusCode: 200,
    headers: { 'content-type': 'text/event-stream', 'x-resource': event.resource },
  })
  answer.write(`data: first ${event.pathParameters?.id}\n\n`)
  await new Promise<void>((resolve) => Object.assign(globalThis, { release: resolve }))
  answer.write('data: second\n\n')
  answer.end()
  await once(answer, 'finish')
})
