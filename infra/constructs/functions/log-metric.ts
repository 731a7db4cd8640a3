import { type IFilterPattern, type ILogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
import { metricNamespace } from '#infra/names'
import type { Settings } from '#infra/settings'

interface LogMetricProps {
  readonly settings: Settings
  readonly logGroup: ILogGroup
  readonly metric: string
  /** The lines that count, in CloudWatch's syntax of patterns. */
  readonly pattern: string
  /** A number, or the line's field that holds one. */
  readonly value: string
  /** Dimension -> the line's field that holds it, without which a line does not count. Each value of it is a metric of its own. */
  readonly dimensions?: Readonly<Record<string, string>>
}

/** Makes a metric of a log's lines. Several logs may feed one metric, which costs as much as with one. */
export const logMetric = (
  scope: Construct,
  id: string,
  { settings, logGroup, metric, pattern, value, dimensions }: LogMetricProps,
): void => {
  const filterPattern: IFilterPattern = { logPatternString: pattern }
  new MetricFilter(scope, id, {
    logGroup,
    filterPattern,
    metricNamespace: metricNamespace(settings),
    metricName: metric,
    metricValue: value,
    ...(dimensions ? { dimensions: { ...dimensions } } : {}),
  })
}
