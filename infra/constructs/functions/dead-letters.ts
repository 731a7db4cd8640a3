import { Duration } from 'aws-cdk-lib'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import { acknowledge } from '#infra/constructs/acknowledge'
import { resourceName } from '#infra/names'
import type { Settings } from '#infra/settings'

/**
 * The queue for a row's events that could not be delivered or whose every attempt failed. `ops/watch` counts
 * what waits in all of them. Fed from both sides: by the rule or schedule (delivery failed; it never sees a handler that throws) and by the
 * function's own `onFailure` (the handler threw). Retained for 14 days, the maximum of SQS.
 */
export class DeadLetters extends Construct {
  readonly queue: Queue

  constructor(scope: Construct, id: string, { row, settings }: { readonly row: string; readonly settings: Settings }) {
    super(scope, id)
    this.queue = new Queue(this, 'Queue', {
      queueName: resourceName(settings, row),
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    })
    acknowledge(this.queue, { 'AwsSolutions-SQS3': 'This is the dead-letter queue itself.' })
  }
}
