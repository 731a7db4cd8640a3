import { Effect, PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { IKey } from 'aws-cdk-lib/aws-kms'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import { Construct } from 'constructs'
import { acknowledge } from '#infra/constructs/acknowledge'
import { type TopicName, topicName } from '#infra/names'
import type { Settings } from '#infra/settings'

interface AlarmTopicsProps {
  readonly settings: Settings
  /** Without one the topics are not encrypted: where a key would cost more than its alarms. */
  readonly key?: IKey
}

/** The two topics of alarms, `page` and `tickets`, with `opsEmail` subscribed to both; docs/deploy.md says how a pager is. */
export class AlarmTopics extends Construct {
  readonly page: Topic
  readonly tickets: Topic

  constructor(scope: Construct, id: string, { settings, key }: AlarmTopicsProps) {
    super(scope, id)
    this.page = this.topic('page', settings, key)
    this.tickets = this.topic('tickets', settings, key)
  }

  private topic(name: TopicName, settings: Settings, key: IKey | undefined): Topic {
    const topic = new Topic(this, name, {
      topicName: topicName(settings, name),
      displayName: `${settings.name} ${settings.region} ${name}`,
      enforceSSL: true,
      ...(key ? { masterKey: key } : {}),
    })
    if (!key)
      acknowledge(topic, {
        'AwsSolutions-SNS2':
          'Its messages are names and states of alarms; a key of its own costs as much as ten alarms.',
      })
    if (settings.opsEmail) topic.addSubscription(new EmailSubscription(settings.opsEmail))
    for (const service of ['cloudwatch', 'budgets'])
      topic.addToResourcePolicy(
        new PolicyStatement({
          effect: Effect.ALLOW,
          principals: [new ServicePrincipal(`${service}.amazonaws.com`)],
          actions: ['sns:Publish'],
          resources: [topic.topicArn],
          conditions: { StringEquals: { 'aws:SourceAccount': topic.stack.account } },
        }),
      )
    return topic
  }
}
