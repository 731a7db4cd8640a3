import { Duration } from 'aws-cdk-lib'
import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import { Topic } from 'aws-cdk-lib/aws-sns'
import type { Construct } from 'constructs'
import { arns } from '#infra/constructs/arns'
import { alarmName } from '#infra/names'
import type { Settings } from '#infra/settings'

interface RowAlarmProps {
  readonly settings: Settings
  /** The row's name, `billing/grant-credits`. */
  readonly row: string
  /** What is wrong, if the row has several alarms: `slow`, `dead letters`. */
  readonly what?: string
  readonly description: string
  readonly metric: IMetric
  readonly threshold?: number
  readonly periods?: number
}

/** An alarm with its row's name that notifies the region's topic (made by the ops stack). */
export const rowAlarm = (scope: Construct, id: string, props: RowAlarmProps): Alarm => {
  const { settings, row, what, description, metric, threshold = 1, periods = 1 } = props
  const alarm = new Alarm(scope, id, {
    alarmName: alarmName(settings, row, what),
    alarmDescription: description,
    metric,
    threshold,
    evaluationPeriods: periods,
    comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
    treatMissingData: TreatMissingData.NOT_BREACHING,
  })
  alarm.addAlarmAction(new SnsAction(Topic.fromTopicArn(alarm, 'Topic', arns.alarmTopic(scope, settings))))
  return alarm
}

/** Alarms look at five minutes: CloudWatch charges the same, and one retried error does not raise it twice. */
export const alarmPeriod = Duration.minutes(5)
