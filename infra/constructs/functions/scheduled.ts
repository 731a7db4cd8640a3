import { Duration } from 'aws-cdk-lib'
import type { Code } from 'aws-cdk-lib/aws-lambda'
import { Schedule, ScheduleExpression } from 'aws-cdk-lib/aws-scheduler'
import { LambdaInvoke } from 'aws-cdk-lib/aws-scheduler-targets'
import { Construct } from 'constructs'
import type { RegionResources } from '#infra/constructs/region-resources'
import type { FunctionRow } from '#infra/functions'
import { resourceName } from '#infra/names'
import { DeadLetters } from './dead-letters.ts'
import { FeatureFunction } from './feature-function.ts'
import { grantedRole } from './granted-role.ts'

export interface ScheduledProps {
  readonly row: FunctionRow
  /** `rate(15 minutes)` or `cron(…)`, in UTC. */
  readonly rate: string
  readonly region: RegionResources
  readonly code: Code
}

/** A row of events/schedules.ts: an EventBridge schedule, its Lambda, and the dead letters of both. */
export class Scheduled extends Construct {
  constructor(scope: Construct, id: string, { row, rate, region, code }: ScheduledProps) {
    super(scope, id)
    const { queue } = new DeadLetters(this, 'DeadLetters', { row: row.name, settings: region.settings })
    const { alias } = new FeatureFunction(this, 'Handler', { row, region, code, deadLetters: queue })
    const role = grantedRole(this, 'Role', {
      service: 'scheduler.amazonaws.com',
      description: `Lets the schedule start ${row.name}`,
      permissions: [
        { actions: ['lambda:InvokeFunction'], resources: [alias.functionArn] },
        { actions: ['sqs:SendMessage'], resources: [queue.queueArn] },
      ],
    })
    new Schedule(this, 'Schedule', {
      scheduleName: resourceName(region.settings, row.name),
      description: row.name,
      schedule: ScheduleExpression.expression(rate),
      target: new LambdaInvoke(alias, {
        role,
        deadLetterQueue: queue,
        retryAttempts: 3,
        maxEventAge: Duration.hours(1),
      }),
    })
  }
}
