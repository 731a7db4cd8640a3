import { Duration } from 'aws-cdk-lib'
import {
  AccessLogFormat,
  EndpointType,
  LambdaIntegration,
  LogGroupLogDestination,
  MethodLoggingLevel,
  ResponseTransferMode,
  RestApi,
} from 'aws-cdk-lib/aws-apigateway'
import type { IAlias } from 'aws-cdk-lib/aws-lambda'
import { Construct } from 'constructs'
import { grantsOf } from '#infra/access'
import { acknowledge } from '#infra/constructs/acknowledge'
import { resourceName } from '#infra/names'
import type { RouteRow } from '#infra/routes'
import type { Settings } from '#infra/settings'
import { accessLog, accessLogFields } from './access-log.ts'

export interface StreamGatewayProps {
  readonly settings: Settings
  readonly routes: readonly RouteRow[]
  readonly aliasOf: (functionName: string) => IAlias
}

/**
 * The Regional REST API of `stream` routes: answers leave as they are made (Server-Sent Events), up to the function's own
 * time-out. REST, because HTTP APIs do not stream; Regional, because CloudFront is in front of it.
 */
export class StreamGateway extends Construct {
  readonly api: RestApi

  constructor(scope: Construct, id: string, { settings, routes, aliasOf }: StreamGatewayProps) {
    super(scope, id)
    this.api = new RestApi(this, 'Api', {
      restApiName: resourceName(settings, 'chat'),
      description: 'Streamed answers (routes with `stream` in shared/api.ts)',
      endpointTypes: [EndpointType.REGIONAL],
      // the stack api lets gateways write logs, once for the account
      cloudWatchRole: false,
      deployOptions: {
        stageName: 'live',
        tracingEnabled: true,
        metricsEnabled: false,
        loggingLevel: MethodLoggingLevel.ERROR,
        dataTraceEnabled: false,
        throttlingRateLimit: 1000,
        throttlingBurstLimit: 2000,
        accessLogDestination: new LogGroupLogDestination(accessLog(this, 'AccessLog', settings, 'chat')),
        accessLogFormat: AccessLogFormat.custom(
          JSON.stringify({
            ...accessLogFields,
            route: '$context.httpMethod $context.resourcePath',
            durationMs: '$context.responseLatency',
          }),
        ),
      },
    })
    for (const { path, method, functionName } of routes)
      this.api.root.resourceForPath(path).addMethod(
        method,
        new LambdaIntegration(aliasOf(functionName), {
          responseTransferMode: ResponseTransferMode.STREAM,
          scopePermissionToMethod: false,
          timeout: Duration.seconds(grantsOf(functionName).timeoutSeconds ?? 60),
        }),
      )
    acknowledge(this, {
      'AwsSolutions-APIG2':
        'Input is parsed by the contract’s schema in the adapter, which names each field that does not fit.',
      'AwsSolutions-APIG3':
        'The web ACL is attached to CloudFront, in front of this API; calls that bypass it meet the same authorisation and throttles.',
      'AwsSolutions-APIG4':
        'Every route names its policy (shared/policies.ts); the adapter authorises by conversation token before it streams.',
      'AwsSolutions-COG4': 'Visitors have conversation tokens, not Cognito users.',
    })
  }

  get host(): string {
    return `${this.api.restApiId}.execute-api.${this.api.stack.region}.${this.api.stack.urlSuffix}`
  }

  /** The stage, which is the first part of every path at the origin. */
  get stagePath(): string {
    return '/live'
  }
}
