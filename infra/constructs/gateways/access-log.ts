import { RemovalPolicy } from 'aws-cdk-lib'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
import { logGroupName } from '#infra/names'
import type { Settings } from '#infra/settings'

/** Where a gateway logs its calls, for 30 days. */
export const accessLog = (scope: Construct, id: string, settings: Settings, gateway: string): LogGroup =>
  new LogGroup(scope, id, {
    logGroupName: logGroupName(settings, `gateway/${gateway}`),
    retention: RetentionDays.ONE_MONTH,
    removalPolicy: RemovalPolicy.DESTROY,
  })

/**
 * One line of a gateway's log: which route, how it ended, how long it took. No path, query string, address or user agent:
 * those hold ids, tokens and personal data.
 */
export const accessLogFields = {
  requestId: '$context.requestId',
  route: '$context.routeKey',
  status: '$context.status',
  bytes: '$context.responseLength',
  error: '$context.error.responseType',
} as const
