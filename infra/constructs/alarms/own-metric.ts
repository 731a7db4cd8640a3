import { Metric, type MetricOptions } from 'aws-cdk-lib/aws-cloudwatch'
import { metricNamespace } from '#infra/names'
import type { Settings } from '#infra/settings'
import { alarmPeriod } from './region-alarm.ts'

/** One of our own metrics, which filters make of the functions' logs: by name, so it can be read from any stack of the region. */
export const ownMetric = (settings: Settings, metricName: string, options: MetricOptions = {}): Metric =>
  new Metric({ namespace: metricNamespace(settings), metricName, label: metricName, period: alarmPeriod, ...options })
