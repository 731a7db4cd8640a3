import { Duration } from 'aws-cdk-lib'
import { EventBus, type EventPattern, Rule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import type { Code } from 'aws-cdk-lib/aws-lambda'
import { Construct } from 'constructs'
import { BRIEF_DELIVERY_MS } from '#events/brief-delivery'
import type { ServiceEventRow } from '#events/rows'
import type { RegionResources } from '#infra/constructs/region-resources'
import type { FunctionRow } from '#infra/functions'
import { agencyMailName, busName, resourceName } from '#infra/names'
import type { Settings } from '#infra/settings'
import { DeadLetters } from './dead-letters.ts'
import { FeatureFunction } from './feature-function.ts'

export interface ConsumerProps {
  readonly row: FunctionRow
  /** The types of the events, which are their `detail-type` on the region's bus, or what an AWS service puts on the account's default bus. */
  readonly event: readonly string[] | ServiceEventRow
  readonly region: RegionResources
  readonly code: Code
}

/** On the region's bus our own events; a service's on the default bus, those about what this installation has there. */
const patternOf = (event: readonly string[] | ServiceEventRow, settings: Settings): EventPattern =>
  'source' in event
    ? {
        source: [event.source],
        detailType: [...event.types],
        detail: { mail: { tags: { 'ses:configuration-set': [agencyMailName(settings)] } } },
      }
    : { source: ['parley'], detailType: [...event] }

/**
 * A row of events/subscriptions.ts or events/service-events.ts: a rule on the bus of its event, its Lambda, and the dead letters of both. A row with
 * `delivery: 'brief'` has none and no second attempt: its event is worthless a minute later.
 */
export class Consumer extends Construct {
  constructor(scope: Construct, id: string, { row, event, region, code }: ConsumerProps) {
    super(scope, id)
    const types = 'source' in event ? event.types : event
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
      description: `${types.length > 1 ? `${types.length} events` : types} -> ${row.name}`,
      // without a bus a rule is on the default one
      ...('source' in event ? {} : { eventBus: EventBus.fromEventBusName(this, 'Bus', busName(region.settings)) }),
      eventPattern: patternOf(event, region.settings),
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
