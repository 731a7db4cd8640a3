import { eventsOf } from '#events/brief-delivery'
import type { Flow } from '#events/flow'
import { flows } from '#events/flows'
import type { ServiceEventRow } from '#events/rows'
import { schedules } from '#events/schedules'
import { serviceEvents } from '#events/service-events'
import { sockets } from '#events/sockets'
import { subscriptions } from '#events/subscriptions'
import { type FunctionRow, functionRows } from './functions.ts'
import { type RouteRow, routeRows } from './routes.ts'

/** All tables, in the form that stacks are made from. Tests add rows of their own. */
export interface Rows {
  readonly functions: readonly FunctionRow[]
  readonly routes: readonly RouteRow[]
  /** Consumer -> types of the events it acts on. */
  readonly subscriptions: Readonly<Record<string, readonly string[]>>
  /** Consumer -> what an AWS service reports on the account's default bus. */
  readonly serviceEvents: Readonly<Record<string, ServiceEventRow>>
  /** Function -> rate or cron expression. */
  readonly schedules: Readonly<Record<string, string>>
  readonly flows: Readonly<Record<string, Flow>>
  /** WebSocket API -> the function that answers it. */
  readonly sockets: Readonly<Record<string, string>>
}

export const rows = (): Rows => ({
  functions: functionRows(),
  routes: routeRows(),
  subscriptions: Object.fromEntries(
    Object.entries(subscriptions).map(([name, row]) => [name, eventsOf(row).map(({ type }) => type)]),
  ),
  serviceEvents,
  schedules,
  flows,
  sockets,
})

/** The features that have anything asynchronous, in the order of their first row. */
export const asynchronousFeatures = ({ functions, flows: machines }: Rows): readonly string[] => [
  ...new Set([
    ...functions.filter(({ kind }) => isAsynchronous(kind)).map(({ feature }) => feature),
    ...Object.keys(machines).map((name) => name.slice(0, name.indexOf('/'))),
  ]),
]

/** The stack of a function: what an event, the time or a flow starts is apart from what a caller waits for. */
export const stackOf = ({ kind, feature }: Pick<FunctionRow, 'kind' | 'feature'>): string => {
  if (isAsynchronous(kind)) return `events-${feature}`
  return kind === 'stream' ? 'chat' : `api-${feature}`
}

/** The features with a stack `api-<feature>`, in the order of their first row. */
export const answeringFeatures = ({ functions }: Pick<Rows, 'functions'>): readonly string[] => [
  ...new Set(functions.filter((row) => stackOf(row) === `api-${row.feature}`).map(({ feature }) => feature)),
]

/** Kinds that an event, the time or a flow starts; they live in the stack `events-<feature>`. */
export const isAsynchronous = (kind: FunctionRow['kind']): boolean =>
  kind === 'consumer' || kind === 'schedule' || kind === 'step'
