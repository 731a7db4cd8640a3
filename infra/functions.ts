import { isBrief } from '#events/brief-delivery'
import { tasksOf } from '#events/flow'
import { flows } from '#events/flows'
import { hooks } from '#events/hooks'
import { schedules } from '#events/schedules'
import { serviceEvents } from '#events/service-events'
import { sockets } from '#events/sockets'
import { subscriptions } from '#events/subscriptions'
import { api } from '#shared/api'
import type { Contract } from '#shared/contract'

/** How a function is started, which decides its adapter, its alarm and its dead-letter queues. */
export type FunctionKind = 'api' | 'stream' | 'hook' | 'consumer' | 'schedule' | 'step' | 'socket'

export interface FunctionRow {
  /** `<feature>/<verb>`: the file under functions/, the Lambda, the log group. */
  readonly name: string
  readonly feature: string
  readonly kind: FunctionKind
  /** A consumer that is attempted once and drops what is a minute old: no dead letters, and no failure counts. */
  readonly isBrief?: true
}

const row =
  (kind: FunctionKind) =>
  (name: string): FunctionRow => ({ name, feature: name.slice(0, name.indexOf('/')), kind })

const apiRows = (): FunctionRow[] =>
  Object.entries(api as Readonly<Record<string, Contract>>).flatMap(([feature, routes]) => {
    const all = Object.values(routes)
    return [
      ...(all.some((route) => !route.stream) ? [row('api')(`${feature}/api`)] : []),
      ...(all.some((route) => route.stream) ? [row('stream')(`${feature}/stream`)] : []),
    ]
  })

/** Every function that exists, read off the tables; nothing else can start our code. */
export const functionRows = (): readonly FunctionRow[] => [
  ...apiRows(),
  ...Object.keys(hooks).map(row('hook')),
  ...Object.entries(subscriptions).map(([name, subscription]) => ({
    ...row('consumer')(name),
    ...(isBrief(subscription) ? ({ isBrief: true } as const) : {}),
  })),
  ...Object.keys(serviceEvents).map(row('consumer')),
  ...Object.keys(schedules).map(row('schedule')),
  ...[
    ...new Set(
      Object.values(flows as Readonly<Record<string, { States: Parameters<typeof tasksOf>[0] }>>).flatMap((flow) =>
        tasksOf(flow.States),
      ),
    ),
  ].map(row('step')),
  ...Object.values(sockets).map(row('socket')),
]
