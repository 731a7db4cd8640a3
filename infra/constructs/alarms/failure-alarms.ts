import { Stats } from 'aws-cdk-lib/aws-cloudwatch'
import { Construct } from 'constructs'
import { type FailureKind, failureKindOf, failureMetricName } from '#infra/failures'
import type { Rows } from '#infra/rows'
import type { Settings } from '#infra/settings'
import { ownMetric } from './own-metric.ts'
import { regionAlarm } from './region-alarm.ts'

const says: Readonly<Record<FailureKind, string>> = {
  calls: 'A call, a streamed answer or a WebSocket message ended in a defect or ran out of time.',
  hook: 'A webhook of a third party ended in a defect or ran out of time.',
  asynchronous: 'A consumer, schedule, step or flow reported a failure.',
}

interface FailureAlarmsProps {
  readonly settings: Settings
  readonly rows: Pick<Rows, 'functions' | 'flows'>
}

/** One alarm for each kind of row that there is. */
export class FailureAlarms extends Construct {
  constructor(scope: Construct, id: string, { settings, rows }: FailureAlarmsProps) {
    super(scope, id)
    const kinds = new Set(rows.functions.filter(({ isBrief }) => !isBrief).map(({ kind }) => failureKindOf(kind)))
    if (Object.keys(rows.flows).length > 0) kinds.add('asynchronous')
    for (const kind of kinds)
      regionAlarm(this, kind, {
        settings,
        name: failureMetricName(kind),
        topic: 'tickets',
        says: says[kind],
        runbook: `failures-${kind}`,
        metric: ownMetric(settings, failureMetricName(kind), { statistic: Stats.SUM }),
      })
  }
}
