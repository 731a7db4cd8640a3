import type { Alias, Code } from 'aws-cdk-lib/aws-lambda'
import type { Construct } from 'constructs'
import type { ServiceEventRow } from '#events/rows'
import { arns } from '#infra/constructs/arns'
import { Consumer } from '#infra/constructs/functions/consumer'
import { FeatureFunction, idOf } from '#infra/constructs/functions/feature-function'
import { Flow } from '#infra/constructs/functions/flow'
import { Scheduled } from '#infra/constructs/functions/scheduled'
import type { RegionResources } from '#infra/constructs/region-resources'
import type { Rows } from '#infra/rows'
import { RegionStack } from './region-stack.ts'

export interface EventsStackProps {
  readonly feature: string
  readonly rows: Rows
  readonly resources: RegionResources
  readonly code: () => Code
}

/** One feature's asynchronous functions: consumers, schedules and flows. A stack each, because a consumer is a dozen resources. */
export class EventsStack extends RegionStack {
  constructor(scope: Construct, { feature, rows, resources, code }: EventsStackProps) {
    super(scope, `events-${feature}`, `consumers, schedules and flows of ${feature}`, { settings: resources.settings })
    const shared = code()
    const own = rows.functions.filter((row) => row.feature === feature)
    const steps = new Map<string, Alias>()
    for (const row of own) {
      const base = { row, region: resources, code: shared }
      if (row.kind === 'consumer') new Consumer(this, idOf(row.name), { ...base, event: eventOf(rows, row.name) })
      if (row.kind === 'schedule')
        new Scheduled(this, idOf(row.name), { ...base, rate: known(rows.schedules, row.name) })
      if (row.kind === 'step') steps.set(row.name, new FeatureFunction(this, idOf(row.name), base).alias)
    }
    for (const [name, definition] of Object.entries(rows.flows)) {
      if (!name.startsWith(`${feature}/`)) continue
      new Flow(this, `Flow.${idOf(name)}`, {
        name,
        definition,
        region: resources,
        // another feature's step is in that feature's stack
        functionArn: (step) => steps.get(step)?.functionArn ?? arns.liveAlias(this, resources.settings, step),
      })
    }
  }
}

const eventOf = ({ subscriptions, serviceEvents }: Rows, name: string): readonly string[] | ServiceEventRow =>
  serviceEvents[name] ?? known(subscriptions, name)

const known = <T>(table: Readonly<Record<string, T>>, name: string): T => {
  const value = table[name]
  if (value === undefined) throw new Error(`${name} is in no table`)
  return value
}
