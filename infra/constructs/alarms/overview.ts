import { Duration } from 'aws-cdk-lib'
import { Dashboard, GraphWidget, type IMetric, Metric, Stats, TextWidget } from 'aws-cdk-lib/aws-cloudwatch'
import { Construct } from 'constructs'
import { failureKindOf, failureMetricName } from '#infra/failures'
import { stackName, tableName } from '#infra/names'
import type { Rows } from '#infra/rows'
import type { Settings } from '#infra/settings'
import { ownMetric } from './own-metric.ts'

interface OverviewProps {
  readonly settings: Settings
  readonly rows: Pick<Rows, 'functions'>
}

/**
 * The dashboard of a region: what pages above, why below. AWS gives three dashboards of up to 50 metrics, so no line is about one
 * row; the log says which row failed (docs/runbooks.md).
 */
export class Overview extends Construct {
  private readonly settings: Settings

  constructor(scope: Construct, id: string, { settings, rows }: OverviewProps) {
    super(scope, id)
    this.settings = settings
    const kinds = [...new Set(rows.functions.map(({ kind }) => failureKindOf(kind)))]
    const graph = (title: string, left: IMetric[]) => new GraphWidget({ title, left, width: 12, height: 7 })
    const own = (...metrics: Parameters<typeof ownMetric>[1][]) =>
      metrics.map((metric) => ownMetric(settings, metric, { statistic: Stats.MAXIMUM }))
    new Dashboard(this, 'Dashboard', {
      dashboardName: stackName(settings, 'overview'),
      defaultInterval: Duration.hours(12),
      widgets: [
        [
          new TextWidget({
            markdown: `# ${settings.name} ${settings.region}\nSymptoms first, then causes. Each alarm names its section of docs/runbooks.md; which row failed is in the logs \`/${settings.name}/${settings.region}/...\`.`,
            width: 24,
            height: 2,
          }),
        ],
        [
          graph('Canary (1 is well)', [ownMetric(settings, 'canary', { statistic: Stats.MINIMUM })]),
          graph('Failed turns (1 is all)', [ownMetric(settings, 'failed turns', { statistic: Stats.AVERAGE })]),
        ],
        [
          graph('Waiting longest, ms', own('oldest outbox row', 'oldest owed answer')),
          graph('Dead letters', own('dead letters')),
        ],
        [
          graph(
            'Failures',
            kinds.map((kind) => ownMetric(settings, failureMetricName(kind), { statistic: Stats.SUM })),
          ),
          graph('Functions', this.functions()),
        ],
        [graph('Database', this.database()), graph('Throttled by the database', this.throttles())],
      ],
    })
  }

  /** Of all functions of the account in this AWS region. */
  private functions(): IMetric[] {
    const metric = (metricName: string, statistic: string) =>
      new Metric({ namespace: 'AWS/Lambda', metricName, statistic, label: metricName })
    return [
      ...['Invocations', 'Errors', 'Throttles'].map((name) => metric(name, Stats.SUM)),
      metric('ConcurrentExecutions', Stats.MAXIMUM),
    ]
  }

  private database(): IMetric[] {
    return ['ConsumedReadCapacityUnits', 'ConsumedWriteCapacityUnits', 'TransactionConflict'].map((name) =>
      this.table(name),
    )
  }

  /** Reported for the table and for each index; without an operation there is no `ThrottledRequests`. */
  private throttles(): IMetric[] {
    return [{}, { GlobalSecondaryIndexName: 'gsi1' }, { GlobalSecondaryIndexName: 'gsi2' }].flatMap((index) =>
      ['ReadThrottleEvents', 'WriteThrottleEvents'].map((name) => this.table(name, index)),
    )
  }

  private table(metricName: string, index: { readonly GlobalSecondaryIndexName?: string } = {}): Metric {
    return new Metric({
      namespace: 'AWS/DynamoDB',
      metricName,
      dimensionsMap: { TableName: tableName(this.settings), ...index },
      statistic: Stats.SUM,
      label: [metricName, index.GlobalSecondaryIndexName].filter(Boolean).join(' '),
    })
  }
}
