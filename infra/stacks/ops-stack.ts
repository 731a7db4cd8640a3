import { Duration } from 'aws-cdk-lib'
import { CfnBudget } from 'aws-cdk-lib/aws-budgets'
import { Dashboard, GraphWidget, type IMetric, Metric, TextWidget } from 'aws-cdk-lib/aws-cloudwatch'
import { Effect, PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { IKey } from 'aws-cdk-lib/aws-kms'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import type { Construct } from 'constructs'
import type { FunctionRow } from '#infra/functions'
import { alarmTopicName, resourceName, stackName, tableName } from '#infra/names'
import { isAsynchronous, type Rows } from '#infra/rows'
import { isFirst, type Settings } from '#infra/settings'
import { RegionStack } from './region-stack.ts'

export interface OpsStackProps {
  readonly settings: Settings
  readonly rows: Rows
  readonly key: IKey
}

/** Operations: the topic of all alarms, one dashboard, and a monthly budget. Refers to functions by name only. */
export class OpsStack extends RegionStack {
  constructor(scope: Construct, { settings, rows, key }: OpsStackProps) {
    super(scope, 'ops', 'alarm topic, dashboard, budget', { settings })
    const topic = this.topic(key)
    this.dashboard(rows)
    // a budget counts the whole account, so one is enough
    if (isFirst(settings)) this.budget(topic)
  }

  private topic(key: IKey): Topic {
    const { opsEmail } = this.settings
    const topic = new Topic(this, 'Alarms', {
      topicName: alarmTopicName(this.settings),
      displayName: `${this.settings.name} ${this.settings.region}`,
      masterKey: key,
      enforceSSL: true,
    })
    if (opsEmail) topic.addSubscription(new EmailSubscription(opsEmail))
    for (const service of ['cloudwatch', 'budgets'])
      topic.addToResourcePolicy(
        new PolicyStatement({
          effect: Effect.ALLOW,
          principals: [new ServicePrincipal(`${service}.amazonaws.com`)],
          actions: ['sns:Publish'],
          resources: [topic.topicArn],
          conditions: { StringEquals: { 'aws:SourceAccount': this.account } },
        }),
      )
    return topic
  }

  private dashboard(rows: Rows): void {
    const answering = rows.functions.filter(({ kind }) => !isAsynchronous(kind))
    const later = rows.functions.filter(({ kind }) => isAsynchronous(kind))
    const graph = (title: string, left: IMetric[]) => new GraphWidget({ title, left, width: 12, height: 7 })
    new Dashboard(this, 'Dashboard', {
      dashboardName: stackName(this.settings, 'overview'),
      defaultInterval: Duration.hours(12),
      widgets: [
        [
          new TextWidget({
            markdown: `# ${this.settings.name} ${this.settings.region}\nOne line per row of the tables; the name is the file under functions/, the Lambda, the log group and the alarm.`,
            width: 24,
            height: 2,
          }),
        ],
        [
          graph('Calls', this.metrics(answering, 'Invocations')),
          graph('p95, ms', this.metrics(answering, 'Duration', 'p95')),
        ],
        [
          graph('Events, schedules, steps', this.metrics(later, 'Invocations')),
          graph('Errors', this.metrics(rows.functions, 'Errors')),
        ],
        [graph('Database', this.database()), graph('Dead letters', this.deadLetters(rows.functions))],
      ],
    })
  }

  private metrics(functions: readonly FunctionRow[], metricName: string, statistic = 'Sum'): IMetric[] {
    return functions.map(
      ({ name }) =>
        new Metric({
          namespace: 'AWS/Lambda',
          metricName,
          dimensionsMap: { FunctionName: resourceName(this.settings, name) },
          label: name,
          statistic,
        }),
    )
  }

  private deadLetters(functions: readonly FunctionRow[]): IMetric[] {
    return functions
      .filter(({ kind, isBrief }) => (kind === 'consumer' && !isBrief) || kind === 'schedule')
      .map(
        ({ name }) =>
          new Metric({
            namespace: 'AWS/SQS',
            metricName: 'ApproximateNumberOfMessagesVisible',
            dimensionsMap: { QueueName: resourceName(this.settings, name) },
            label: name,
            statistic: 'Maximum',
          }),
      )
  }

  private database(): IMetric[] {
    return ['ConsumedReadCapacityUnits', 'ConsumedWriteCapacityUnits', 'TransactionConflict', 'ThrottledRequests'].map(
      (metricName) =>
        new Metric({
          namespace: 'AWS/DynamoDB',
          metricName,
          dimensionsMap: { TableName: tableName(this.settings) },
          statistic: 'Sum',
        }),
    )
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
