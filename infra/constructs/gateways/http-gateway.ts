import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway'
import { HttpApi, HttpMethod, HttpStage, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2'
import { HttpUrlIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import { Construct } from 'constructs'
import { acknowledge } from '#infra/constructs/acknowledge'
import { alarmPeriod, regionAlarm } from '#infra/constructs/alarms/region-alarm'
import { resourceName } from '#infra/names'
import type { Settings } from '#infra/settings'
import { accessLog, accessLogFields } from './access-log.ts'

export interface HttpGatewayProps {
  readonly settings: Settings
  /** From 1: infra/gateways.ts. */
  readonly gateway: number
}

/**
 * An HTTP API with its stage, log and alarm; each feature's stack adds its own routes (http-routes.ts). No `corsConfiguration`: it is API-wide and would override
 * the public routes' own answers.
 */
export class HttpGateway extends Construct {
  readonly api: HttpApi

  constructor(scope: Construct, id: string, { settings, gateway }: HttpGatewayProps) {
    super(scope, id)
    const name = gateway === 1 ? 'api' : `api-${gateway}`
    this.api = new HttpApi(this, 'Api', {
      apiName: resourceName(settings, name),
      description: 'Calls that people make (shared/api.ts) and what third parties push (events/hooks.ts)',
      createDefaultStage: false,
    })
    const stage = new HttpStage(this, 'Stage', {
      httpApi: this.api,
      autoDeploy: true,
      throttle: { rateLimit: 1000, burstLimit: 2000 },
      accessLogSettings: {
        destination: new LogGroupLogDestination(accessLog(this, 'AccessLog', settings, name)),
        format: AccessLogFormat.custom(JSON.stringify({ ...accessLogFields, durationMs: '$context.responseLatency' })),
      },
    })
    // its 5xx show at the edge, which pages (constructs/alarms/edge-alarms.ts)
    regionAlarm(this, 'Slow', {
      settings,
      name: `slow ${name}`,
      topic: 'tickets',
      says: 'One call in twenty took over 3 s, for 15 minutes.',
      runbook: 'slow-api',
      metric: stage.metricLatency({ statistic: 'p95', period: alarmPeriod }),
      threshold: 3000,
      periods: 3,
    })
  }

  /**
   * Sends what no route here matches on to the next gateway. So all of them share the first one's address: paths do not tell features apart (`/v2/agents/{agentId}/…`
   * is of several), and the edge need not know. Costs those features one more hop.
   */
  leadOnTo({ host }: HttpGateway): void {
    this.api.addRoutes({
      path: '/{proxy+}',
      methods: [HttpMethod.ANY],
      integration: new HttpUrlIntegration('Next', `https://${host}/{proxy}`),
    })
    acknowledge(this, {
      'AwsSolutions-APIG4': 'It only leads to the next gateway, whose routes name their policies (shared/policies.ts).',
    })
  }

  /** `<id>.execute-api.<region>.amazonaws.com` */
  get host(): string {
    return `${this.api.apiId}.execute-api.${this.api.stack.region}.${this.api.stack.urlSuffix}`
  }
}
