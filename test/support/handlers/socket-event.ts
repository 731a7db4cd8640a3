import type { APIGatewayProxyWebsocketEventV2 } from 'aws-lambda'

/** What API Gateway sends to the function behind a WebSocket. */
export const socketEvent = (
  connectionId: string,
  eventType: APIGatewayProxyWebsocketEventV2['requestContext']['eventType'],
  message: unknown = {},
): APIGatewayProxyWebsocketEventV2 => ({
  requestContext: {
    connectionId,
    eventType,
    requestId: 'r',
    routeKey: '$default',
    messageId: 'm',
    apiId: 'a',
    connectedAt: 0,
    domainName: 'd',
    extendedRequestId: 'e',
    messageDirection: 'IN',
    requestTime: '',
    requestTimeEpoch: 0,
    stage: 's',
  },
  isBase64Encoded: false,
  body: typeof message === 'string' ? message : JSON.stringify(message),
})
