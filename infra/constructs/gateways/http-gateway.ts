import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway'
import { HttpApi, HttpMethod, HttpStage, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2'
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import type { IAlias } from 'aws-cdk-lib/aws-lambda'
import { Construct } from 'constructs'
import { acknowledge } from '#infra/constructs/acknowledge'
import { alarmPeriod, rowAlarm } from '#infra/constructs/functions/row-alarm'
import { resourceName } from '#infra/names'
import type { RouteRow } from '#infra/routes'
import type { Settings } from '#infra/settings'
import { accessLog, accessLogFields } from './access-log.ts'

export interface HttpGatewayProps {
  readonly settings: Settings
  readonly routes: readonly RouteRow[]
  /** The alias behind a function's name. */
  readonly aliasOf: (functionName: string) => IAlias
}

/**
 * The HTTP API: one route per row of the contracts and hooks, one integration and one permission per Lambda (a permission
 * per route would pass a Lambda policy's 20 KB near 53 routes). No `corsConfiguration`: it is API-wide and would override
 * the public routes' own answers.
 */
export class HttpGateway extends Construct {
  readonly api: HttpApi

  constructor(scope: Construct, id: string, { settings, routes, aliasOf }: HttpGatewayProps) {
    super(scope, id)
    this.api = new HttpApi(this, 'Api', {
      apiName: resourceName(settings, 'api'),
      description: 'Calls that people make (shared/api.ts) and what third parties push (events/hooks.ts)',
      createDefaultStage: false,
    })
    const stage = new HttpStage(this, 'Stage', {
      httpApi: this.api,
      autoDeploy: true,
      throttle: { rateLimit: 1000, burstLimit: 2000 },
      accessLogSettings: {
        destination: new LogGroupLogDestination(accessLog(this, 'AccessLog', settings, 'api')),
        format: AccessLogFormat.custom(JSON.stringify({ ...accessLogFields, durationMs: '$context.responseLatency' })),
      },
    })
    const integrations = new Map<string, HttpLambdaIntegration>()
    for (const { path, method, functionName } of routes) {
      const integration =
        integrations.get(functionName) ??
        new HttpLambdaIntegration(functionName.replaceAll('/', '.'), aliasOf(functionName), {
          scopePermissionToRoute: false,
        })
      integrations.set(functionName, integration)
      this.api.addRoutes({ path, methods: [HttpMethod[method as keyof typeof HttpMethod]], integration })
    }
    acknowledge(this, {
      'AwsSolutions-APIG4':
        'Every route names its policy (shared/policies.ts); the adapter identifies and authorises before the verb runs, which the actor-by-route matrix proves. Public routes are public on purpose.',
    })
    rowAlarm(this, 'Alarm', {
      settings,
      row: 'gateway/api',
      description: 'The HTTP API answered 5xx.',
      metric: stage.metricServerError({ period: alarmPeriod, statistic: 'Sum' }),
      threshold: 5,
    })
  }

  /** `<id>.execute-api.<region>.amazonaws.com` */
  get host(): string {
    return `${this.api.apiId}.execute-api.${this.api.stack.region}.${this.api.stack.urlSuffix}`
  }
}
