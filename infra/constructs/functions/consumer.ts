import { Duration } from 'aws-cdk-lib'
import { EventBus, Rule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import type { Code } from 'aws-cdk-lib/aws-lambda'
import { Construct } from 'constructs'
import { BRIEF_DELIVERY_MS } from '#events/brief-delivery'
import type { RegionResources } from '#infra/constructs/region-resources'
import type { FunctionRow } from '#infra/functions'
import { busName, resourceName } from '#infra/names'
import { DeadLetters } from './dead-letters.ts'
import { FeatureFunction } from './feature-function.ts'

export interface ConsumerProps {
  readonly row: FunctionRow
  /** The events' types, which are their `detail-type` on the bus. */
  readonly eventTypes: readonly string[]
  readonly region: RegionResources
  readonly code: Code
}

/**
 * A row of events/subscriptions.ts: a rule on the region's bus, its Lambda, and the dead letters of both. A row with
 * `delivery: 'brief'` has none and no second attempt: its event is worthless a minute later.
 */
export class Consumer extends Construct {
  constructor(scope: Construct, id: string, { row, eventTypes, region, code }: ConsumerProps) {
    super(scope, id)
    const queue = row.isBrief
      ? undefined
      : new DeadLetters(this, 'DeadLetters', { row: row.name, settings: region.settings }).queue
    const { alias } = new FeatureFunction(this, 'Handler', {
      row,
      region,
      code,
      ...(queue ? { deadLetters: queue } : {}),
    })
    new Rule(this, 'Rule', {
      ruleName: resourceName(region.settings, row.name),
      description: `${eventTypes.length > 1 ? `${eventTypes.length} events` : eventTypes} -> ${row.name}`,
      eventBus: EventBus.fromEventBusName(this, 'Bus', busName(region.settings)),
      eventPattern: { source: ['parley'], detailType: [...eventTypes] },
      targets: [
        new LambdaFunction(
          alias,
          queue
            ? { deadLetterQueue: queue, retryAttempts: 185, maxEventAge: Duration.hours(24) }
            : { retryAttempts: 0, maxEventAge: Duration.millis(BRIEF_DELIVERY_MS) },
        ),
      ],
    })
  }
}
