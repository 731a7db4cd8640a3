import { Stack } from 'aws-cdk-lib'
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway'
import { LogGroupLogDestination, WebSocketApi, WebSocketStage } from 'aws-cdk-lib/aws-apigatewayv2'
import { Metric } from 'aws-cdk-lib/aws-cloudwatch'
import { Construct, type IDependable } from 'constructs'
import { alarmPeriod, regionAlarm } from '#infra/constructs/alarms/region-alarm'
import type { LiveConnections } from '#infra/constructs/region-resources'
import { resourceName } from '#infra/names'
import type { Settings } from '#infra/settings'
import { accessLog } from './access-log.ts'

const STAGE = 'live'

/** Where a WebSocket API is managed, by its id. */
export const liveConnections = (scope: Construct, apiId: string): LiveConnections => {
  const { region, account } = Stack.of(scope)
  return {
    endpoint: `https://${apiId}.execute-api.${region}.amazonaws.com/${STAGE}`,
    connectionsArn: `arn:aws:execute-api:${region}:${account}:${apiId}/${STAGE}/POST/@connections/*`,
  }
}

export interface SocketGatewayProps {
  readonly settings: Settings
  /** The key in events/sockets.ts: `live`. */
  readonly name: string
  /** The permission to write logs, which the stage needs. */
  readonly logs: IDependable
}

/** A WebSocket API with its stage, log and alarm; the stack of its function's feature adds the routes (socket-routes.ts). */
export class SocketGateway extends Construct {
  readonly api: WebSocketApi
  readonly stage: WebSocketStage

  constructor(scope: Construct, id: string, { settings, name, logs }: SocketGatewayProps) {
    super(scope, id)
    this.api = new WebSocketApi(this, 'Api', {
      apiName: resourceName(settings, name),
      description: `WebSocket connections of events/sockets.ts: ${name}`,
    })
    this.stage = new WebSocketStage(this, 'Stage', {
      webSocketApi: this.api,
      stageName: STAGE,
      autoDeploy: true,
      throttle: { rateLimit: 1000, burstLimit: 2000 },
      accessLogSettings: {
        destination: new LogGroupLogDestination(accessLog(this, 'AccessLog', settings, name)),
        format: AccessLogFormat.custom(
          JSON.stringify({
            requestId: '$context.requestId',
            event: '$context.eventType',
            route: '$context.routeKey',
            status: '$context.status',
            error: '$context.error.responseType',
          }),
        ),
      },
    })
    this.stage.node.addDependency(logs)
    regionAlarm(this, 'Alarm', {
      settings,
      name: `unreachable ${name}`,
      topic: 'tickets',
      says: `The WebSocket API ${name} did not reach its function.`,
      runbook: 'unreachable-live',
      metric: new Metric({
        namespace: 'AWS/ApiGateway',
        metricName: 'ExecutionError',
        dimensionsMap: { ApiId: this.api.apiId, Stage: this.stage.stageName },
        statistic: 'Sum',
        period: alarmPeriod,
      }),
      threshold: 5,
    })
  }

  get host(): string {
    return `${this.api.apiId}.execute-api.${this.api.stack.region}.${this.api.stack.urlSuffix}`
  }
}
