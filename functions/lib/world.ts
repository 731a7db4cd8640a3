import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { DatabaseCommand } from '#lib/database/database-command'
import type { BusEntry } from '#lib/events/bus-entry'
import type { CallResult, ProviderCall } from '#lib/fetch/provider-call'

/**
 * What the simulation replaces, so that a seed replays identically: clock, sleep, randomness, the two services behind
 * `commit()`, and providers; and what would take it too long. Production never replaces it.
 */
export interface World {
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly randomBytes: (count: number) => Uint8Array
  /** Ends early, without a failure, when the signal is aborted. */
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<void>
  /** Sends one lib-dynamodb command. */
  readonly database: (command: DatabaseCommand) => Promise<unknown>
  /** Publishes events; returns the positions that the bus refused. */
  readonly publish: (entries: readonly BusEntry[]) => Promise<readonly number[]>
  /** One request to a provider, and whether it may have arrived there. Never throws. */
  readonly call: (request: ProviderCall) => Promise<CallResult>
  /** The N of a new password's scrypt: how much work a guess at its hash is. */
  readonly passwordWork: number
}

const real: World = {
  now: () => Date.now(),
  randomBytes: (count) => randomBytes(count),
  sleep: (ms, signal) => wait(ms, undefined, signal ? { signal } : {}).catch(() => undefined),
  // loaded on use: functions that need none of them start without
  database: async (command) => (await import('./database/send-to-dynamodb.ts')).sendToDynamoDb(command),
  publish: async (entries) => (await import('./events/put-on-bus.ts')).putOnBus(entries),
  call: async (request) => (await import('./fetch/call-provider.ts')).callProvider(request),
  // OWASP's "Password Storage Cheat Sheet" with r = 8 and p = 3
  passwordWork: 2 ** 15,
}

let current: World = real

/** The world of this process. Call it each time: the simulation replaces it between runs. */
export const world = (): World => current

/** Replaces parts of the world (tests, the simulation, and the past of the local demo only); returns a function that restores them. */
export const replaceWorld = (parts: Partial<World>): (() => void) => {
  const before = current
  current = { ...current, ...parts }
  return () => {
    current = before
  }
}
