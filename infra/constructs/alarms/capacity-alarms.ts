import { MathExpression, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch'
import { Construct } from 'constructs'
import { grantsOf } from '#infra/access'
import { reservedOf } from '#infra/constructs/functions/reserved-of'
import type { FunctionName } from '#infra/function-name'
import { resourceName, tableName } from '#infra/names'
import type { Rows } from '#infra/rows'
import type { Settings } from '#infra/settings'
import { alarmPeriod, regionAlarm } from './region-alarm.ts'

/** Of the quota of concurrent executions: the time to ask for more. */
const NEARLY_ALL = 0.8
/** Of what is left for functions without a ceiling: the rest of it is the distance between two samples. */
const ALL = 0.95

const FETCH_PAGE = 'crawls/pages/fetch-page' satisfies FunctionName

interface CapacityAlarmsProps {
  readonly settings: Settings
  readonly rows: Pick<Rows, 'functions'>
}

/**
 * What AWS refuses us: Lambda's concurrency of the whole account and region, and the table's throughput. A function that reached the ceiling
 * of its own grant is doing what it should, so with ceilings the common alarm watches what is left for the others.
 */
export class CapacityAlarms extends Construct {
  constructor(scope: Construct, id: string, { settings, rows }: CapacityAlarmsProps) {
    super(scope, id)
    const lambda = (metricName: string, statistic: string) =>
      new Metric({ namespace: 'AWS/Lambda', metricName, statistic, period: alarmPeriod })
    const { lambdaConcurrency: quota } = settings
    const reserved = rows.functions.reduce((sum, { name }) => sum + (reservedOf(grantsOf(name), quota) ?? 0), 0)
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
      says: 'Functions without a ceiling of their own have no concurrency left.',
      runbook: 'throttled-functions',
      ...(quota
        ? {
            metric: lambda('UnreservedConcurrentExecutions', Stats.MAXIMUM),
            threshold: Math.floor(ALL * (quota - reserved)),
          }
        : { metric: lambda('Throttles', Stats.SUM), threshold: 10 }),
    })
    if (quota) {
      regionAlarm(this, 'Concurrency', {
        ...common,
        name: 'concurrent functions',
        says: 'Functions used four fifths of the quota of concurrent executions.',
        runbook: 'concurrent-functions',
        metric: lambda('ConcurrentExecutions', Stats.MAXIMUM),
        threshold: Math.floor(NEARLY_ALL * quota),
      })
      // pages that are refused try again for minutes: only what lasts is a crawl that ends without them
      regionAlarm(this, 'Pages', {
        ...common,
        name: 'throttled pages',
        says: 'Crawls wait for the concurrency of fetching pages, for half an hour.',
        runbook: 'throttled-pages',
        metric: lambda('Throttles', Stats.SUM).with({
          dimensionsMap: { FunctionName: resourceName(settings, FETCH_PAGE) },
        }),
        threshold: 10,
        periods: 6,
      })
    }
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
