import { eventsOf } from '#events/brief-delivery'
import type { FlowName } from '#events/flows'
import { subscriptions } from '#events/subscriptions'
import { replaceStartFlow } from '#lib/events/start-flow'
import { type Consumer, deliver } from '#test/support/handlers/deliver'
import { handlerOf } from '#test/support/handlers/handler-of'
import type { TestRegion } from '#test/support/handlers/start-region'

/** The features whose consumers take part; the others' effects are tested with them. */
const delivered = new Set(['crawls', 'gaps', 'knowledge', 'onboarding'])

const featureOf = (name: string): string => name.slice(0, name.indexOf('/'))

type Execution = {
  readonly flow: FlowName
  readonly input: object
}

interface Deliveries {
  /** How often each event is delivered. */
  deliveries: number
  /** How many of the region's events have been delivered. */
  seen: number
}

/** What a world's handlers cause: events, delivered when a test asks for it, and flows, each execution's name once. */
export const eventWork = (region: TestRegion, state: Deliveries) => {
  const started = new Map<string, Execution>()
  const waiting: Execution[] = []
  replaceStartFlow(async (flow, name, input) => {
    if (started.has(`${flow} ${name}`)) return
    started.set(`${flow} ${name}`, { flow, input })
    waiting.push({ flow, input })
  })
  return {
    /** Executions by flow and name. */
    started,
    /** Executions that were started since the last call. */
    takeFlows: () => waiting.splice(0),
    hasFlows: () => waiting.length > 0,
    /** Delivers the events since the last call to their consumers; returns whether there were any. */
    deliverEvents: async (): Promise<boolean> => {
      const events = region.events()
      const fresh = events.slice(state.seen)
      state.seen = events.length
      for (const event of fresh) {
        for (const [name, row] of Object.entries(subscriptions)) {
          if (!delivered.has(featureOf(name)) || !eventsOf(row).some(({ type }) => type === event.type)) continue
          const handler = await handlerOf<Consumer>(name)
          for (let times = 0; times < state.deliveries; times++) await deliver(handler, event)
        }
      }
      return fresh.length > 0
    },
  }
}
