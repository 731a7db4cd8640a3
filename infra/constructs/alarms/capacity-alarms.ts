import { MathExpression, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch'
import { Construct } from 'constructs'
import { tableName } from '#infra/names'
import type { Settings } from '#infra/settings'
import { alarmPeriod, regionAlarm } from './region-alarm.ts'

/** Of the quota of concurrent executions: the time to ask for more. */
const NEARLY_ALL = 0.8

/** What AWS refuses us: Lambda's concurrency of the whole account and region, and the table's throughput. */
export class CapacityAlarms extends Construct {
  constructor(scope: Construct, id: string, { settings }: { readonly settings: Settings }) {
    super(scope, id)
    const lambda = (metricName: string, statistic: string) =>
      new Metric({ namespace: 'AWS/Lambda', metricName, statistic, period: alarmPeriod })
    const table = (metricName: string) =>
      new Metric({
        namespace: 'AWS/DynamoDB',
        metricName,
        dimensionsMap: { TableName: tableName(settings) },
        statistic: Stats.SUM,
        period: alarmPeriod,
      })
    const common = { settings, topic: 'tickets' } as const
    regionAlarm(this, 'Throttles', {
      ...common,
      name: 'throttled functions',
      says: 'Lambda refused invocations for want of concurrency.',
      runbook: 'throttled-functions',
      metric: lambda('Throttles', Stats.SUM),
      threshold: 10,
    })
    if (settings.lambdaConcurrency)
      regionAlarm(this, 'Concurrency', {
        ...common,
        name: 'concurrent functions',
        says: 'Functions used four fifths of the quota of concurrent executions.',
        runbook: 'concurrent-functions',
        metric: lambda('ConcurrentExecutions', Stats.MAXIMUM),
        threshold: Math.floor(NEARLY_ALL * settings.lambdaConcurrency),
      })
    regionAlarm(this, 'Table', {
      ...common,
      name: 'throttled table',
      says: 'DynamoDB refused reads or writes of a hot partition.',
      runbook: 'throttled-table',
      metric: new MathExpression({
        label: 'throttled reads and writes',
        expression: 'FILL(reads, 0) + FILL(writes, 0)',
        usingMetrics: { reads: table('ReadThrottleEvents'), writes: table('WriteThrottleEvents') },
        period: alarmPeriod,
      }),
      threshold: 10,
    })
  }
}
