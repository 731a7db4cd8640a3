import { Stack } from 'aws-cdk-lib'
import { WebSocketApi, WebSocketRoute } from 'aws-cdk-lib/aws-apigatewayv2'
import { WebSocketLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import type { IAlias } from 'aws-cdk-lib/aws-lambda'
import { Construct } from 'constructs'
import { acknowledge } from '#infra/constructs/acknowledge'

export interface SocketRoutesProps {
  /** The gateway's id. */
  readonly webSocketId: string
  readonly alias: IAlias
}

/** The routes of a WebSocket API: one Lambda answers `$connect`, `$disconnect` and every message. */
export class SocketRoutes extends Construct {
  constructor(scope: Construct, id: string, { webSocketId, alias }: SocketRoutesProps) {
    super(scope, id)
    const webSocketApi = WebSocketApi.fromWebSocketApiAttributes(this, 'Gateway', {
      webSocketId,
      // CDK demands it, and no route needs it
      apiEndpoint: `wss://${webSocketId}.execute-api.${Stack.of(this).region}.amazonaws.com`,
    })
    const integration = new WebSocketLambdaIntegration('Handler', alias)
    for (const routeKey of ['$connect', '$disconnect', '$default'])
      new WebSocketRoute(this, routeKey, {
        webSocketApi,
        routeKey,
        integration,
        returnResponse: routeKey === '$default',
      })
    acknowledge(this, {
      'AwsSolutions-APIG4':
        'Browsers cannot send headers with a WebSocket: the first message carries the token, and the function authorises each subscription.',
    })
  }
}
