import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { parseBody } from './parse-body.ts'

type InputParts = Pick<APIGatewayProxyEventV2, 'body' | 'isBase64Encoded' | 'queryStringParameters' | 'pathParameters'>

/** Query, body and path parameters by name; the path overrides the others. */
export const rawInput = (event: InputParts): Record<string, unknown> => {
  const text =
    event.body === undefined
      ? undefined
      : event.isBase64Encoded
        ? Buffer.from(event.body, 'base64').toString()
        : event.body
  return { ...event.queryStringParameters, ...(text ? parseBody(text) : {}), ...event.pathParameters }
}
