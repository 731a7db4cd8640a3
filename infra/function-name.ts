import type { flows } from '#events/flows'
import type { hooks } from '#events/hooks'
import type { schedules } from '#events/schedules'
import type { serviceEvents } from '#events/service-events'
import type { sockets } from '#events/sockets'
import type { subscriptions } from '#events/subscriptions'
import type { Api, ApiFeature } from '#shared/api'

type ValueOf<T> = T[keyof T]

/** The function that a state calls; of a Map state those of its inner states. */
type TaskOf<S> = S extends { readonly Type: 'Task'; readonly Resource: infer Name extends string }
  ? Name
  : S extends { readonly Type: 'Map'; readonly ItemProcessor: { readonly States: infer Inner } }
    ? TaskOf<ValueOf<Inner>>
    : never

type StepName = ValueOf<{ [K in keyof typeof flows]: TaskOf<ValueOf<(typeof flows)[K]['States']>> }>

type RouteFunctionName = ValueOf<{
  [F in ApiFeature]: ValueOf<{
    [K in keyof Api[F]]: Api[F][K] extends { readonly stream: true } ? `${F}/stream` : `${F}/api`
  }>
}>

/** Every function that exists, as functionRows() reads them off the same tables. */
export type FunctionName =
  | RouteFunctionName
  | StepName
  | keyof typeof subscriptions
  | keyof typeof serviceEvents
  | keyof typeof schedules
  | keyof typeof hooks
  | ValueOf<typeof sockets>
