import { Duration } from 'aws-cdk-lib'
import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import { Topic } from 'aws-cdk-lib/aws-sns'
import type { Construct } from 'constructs'
import { arns } from '#infra/constructs/arns'
import { alarmName, type TopicName } from '#infra/names'
import type { Settings } from '#infra/settings'

interface RegionAlarmProps {
  readonly settings: Settings
  /** What follows installation and region in the alarm's name. */
  readonly name: string
  /** `page`: visitors or members notice it now. `tickets`: it waits for working hours. */
  readonly topic: TopicName
  /** One sentence, in ASCII. */
  readonly says: string
  /** The section of docs/runbooks.md: what it means, how to see it, what to do. */
  readonly runbook: string
  readonly metric: IMetric
  readonly threshold?: number
  /** Of how many periods in a row. */
  readonly periods?: number
  /** Raised when the metric is below the threshold instead of at it or above. */
  readonly isLow?: boolean
  /** No data is as bad as a bad figure: for what has to report by itself. */
  readonly isBadWhenMissing?: boolean
}

/** An alarm that notifies one of the region's topics when it is raised, and again when it is over. */
export const regionAlarm = (scope: Construct, id: string, props: RegionAlarmProps): Alarm => {
  const { settings, name, topic, says, runbook, metric, threshold = 1, periods = 1 } = props
  const alarm = new Alarm(scope, id, {
    alarmName: alarmName(settings, name),
    alarmDescription: `${says} docs/runbooks.md#${runbook}`,
    metric,
    threshold,
    evaluationPeriods: periods,
    comparisonOperator: props.isLow
      ? ComparisonOperator.LESS_THAN_THRESHOLD
      : ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
    treatMissingData: props.isBadWhenMissing ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
  })
  const action = new SnsAction(Topic.fromTopicArn(alarm, 'Topic', arns.topic(scope, settings, topic)))
  alarm.addAlarmAction(action)
  alarm.addOkAction(action)
  return alarm
}

/** Alarms look at five minutes: CloudWatch charges the same, and one retried error does not raise it twice. */
export const alarmPeriod = Duration.minutes(5)
