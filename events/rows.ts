import type { Method } from '#shared/contract'
import type { Feature } from '#shared/features'
import type { SubscriptionRow } from './brief-delivery.ts'
import type { Flow } from './flow.ts'

/** A schedule expression of EventBridge Scheduler. */
export type Rate = `rate(${number} ${'minute' | 'minutes' | 'hour' | 'hours' | 'day' | 'days'})` | `cron(${string})`

/** A third party's webhook: raw body, own signature. `routes` are the gateway's route keys that invoke it. */
export interface HookRow {
  readonly provider: 'stripe' | 'meta' | 'telegram' | 'discord' | 'google' | 'twilio'
  readonly routes: readonly `${Method} /${string}`[]
}

/** Events of an AWS service about what the installation has there, by their `detail-type`. */
export interface ServiceEventRow {
  readonly source: 'aws.ses'
  readonly types: readonly string[]
}

type RowKey<F extends Feature> = `${F}/${string}`

/**
 * What starts a feature's code, beside its routes. A key is a file: `functions/<key>.ts`. Each table below events/ names
 * every feature that has rows for it; a test checks that none is missing.
 */
export interface FeatureRows<F extends Feature> {
  /** Consumer -> the event (or events) it acts on, delivered until it succeeds unless the row says `delivery: 'brief'`. */
  readonly subscriptions?: Readonly<Record<RowKey<F>, SubscriptionRow>>
  /** Consumer -> what an AWS service reports, delivered like a subscription's. */
  readonly serviceEvents?: Readonly<Record<RowKey<F>, ServiceEventRow>>
  readonly schedules?: Readonly<Record<RowKey<F>, Rate>>
  readonly hooks?: Readonly<Record<RowKey<F>, HookRow>>
  /** WebSocket API -> the function that answers it. */
  readonly sockets?: Readonly<Record<string, RowKey<F>>>
  readonly flows?: Readonly<Record<RowKey<F>, Flow>>
}
