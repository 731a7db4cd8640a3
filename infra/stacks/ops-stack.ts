import { CfnBudget } from 'aws-cdk-lib/aws-budgets'
import type { IKey } from 'aws-cdk-lib/aws-kms'
import type { Topic } from 'aws-cdk-lib/aws-sns'
import type { Construct } from 'constructs'
import { AlarmTopics } from '#infra/constructs/alarms/alarm-topics'
import { CapacityAlarms } from '#infra/constructs/alarms/capacity-alarms'
import { FailureAlarms } from '#infra/constructs/alarms/failure-alarms'
import { Overview } from '#infra/constructs/alarms/overview'
import { ReleaseAlarm } from '#infra/constructs/alarms/release-alarm'
import { stackName } from '#infra/names'
import type { Rows } from '#infra/rows'
import { isFirst, type Settings } from '#infra/settings'
import { RegionStack } from './region-stack.ts'

export interface OpsStackProps {
  readonly settings: Settings
  readonly rows: Rows
  readonly key: IKey
  /** Of the functions' code. */
  readonly release: string
}

/** Operations: the two topics of alarms, the alarms that can wait, one dashboard, and a monthly budget. Refers to functions by name only. */
export class OpsStack extends RegionStack {
  constructor(scope: Construct, { settings, rows, key, release }: OpsStackProps) {
    super(scope, 'ops', 'alarm topics, dashboard, budget', { settings })
    const topics = new AlarmTopics(this, 'Topics', { settings, key })
    const failures = new FailureAlarms(this, 'Failures', { settings, rows })
    const releases = new ReleaseAlarm(this, 'Release', { settings, release })
    const capacity = new CapacityAlarms(this, 'Capacity', { settings, rows })
    for (const alarms of [failures, releases, capacity]) alarms.node.addDependency(topics)
    new Overview(this, 'Overview', { settings, rows })
    // a budget counts the whole account, so one is enough
    if (isFirst(settings)) this.budget(topics.tickets)
  }

  private budget(topic: Topic): void {
    const notify = (notificationType: 'ACTUAL' | 'FORECASTED', threshold: number) => ({
      notification: { notificationType, threshold, thresholdType: 'PERCENTAGE', comparisonOperator: 'GREATER_THAN' },
      subscribers: [{ subscriptionType: 'SNS', address: topic.topicArn }],
    })
    new CfnBudget(this, 'Budget', {
      budget: {
        budgetName: stackName(this.settings, 'monthly'),
        budgetType: 'COST',
        timeUnit: 'MONTHLY',
        budgetLimit: { amount: this.settings.monthlyBudgetUsd, unit: 'USD' },
      },
      notificationsWithSubscribers: [notify('ACTUAL', 80), notify('ACTUAL', 100), notify('FORECASTED', 100)],
    })
  }
}
