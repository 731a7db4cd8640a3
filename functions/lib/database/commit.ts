import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import type { EventDraft, EventEnvelope } from '#events/event'
import { environment } from '#lib/environment'
import { ulid } from '#lib/ids'
import { afterAnswer } from '#lib/invocation'
import { world } from '#lib/world'
import { problemText } from '#shared/problem-messages'
import { Problem } from '#shared/problems'
import { isTransient, reasonsOf } from './failures/cancellation.ts'
import { isUnknownOutcome } from './failures/is-unknown-outcome.ts'
import { outboxRows, publishOutbox } from './outbox.ts'
import type { Write } from './write.ts'

/** A write that the database refused, with the item that it found. */
export interface Refusal {
  readonly label: string
  /** Position in the `writes` that were given. */
  readonly position: number
  readonly found?: Record<string, unknown>
}

export type Outcome = { readonly committed: true } | { readonly committed: false; readonly refused: readonly Refusal[] }

/** Of a transaction that others keep cancelling. */
const ATTEMPTS = 8
/** Of one request whose outcome stays unknown. */
const REPEATS = 3

type Reasons = NonNullable<ReturnType<typeof reasonsOf>>

const refusalsIn = (writes: readonly Write[], reasons: Reasons): Refusal[] =>
  writes.flatMap(({ label }, position) => {
    const reason = reasons[position]
    if (reason?.Code !== 'ConditionalCheckFailed') return []
    return [{ label, position, ...(reason.Item ? { found: reason.Item } : {}) }]
  })

const pause = async (ms: number): Promise<void> => {
  const [random = 0] = world().randomBytes(1)
  await world().sleep(ms * (0.5 + random / 512))
}

/** What made the request fail; `undefined` once it is committed. */
const failureOf = async (request: TransactWriteCommand): Promise<unknown> => {
  try {
    await world().database(request)
    return undefined
  } catch (failure) {
    return failure ?? new Error('the database failed without saying why')
  }
}

/**
 * The writes of a transaction, or what makes them for each try (from 1) of one that others keep cancelling. Tries may differ
 * in where they write; ids are made before, once, so that a late first try and its successor refuse each other.
 */
export type Writes = readonly Write[] | ((tries: number) => readonly Write[])

interface Tries {
  /** Each try writes elsewhere, so the first two after a conflict need not wait. */
  readonly isSpread?: boolean
  /** Asked after each conflict: the refusals that a further try would get. */
  readonly refusing?: () => Promise<readonly Refusal[] | undefined>
}

/**
 * Commits state and events together: every event is an outbox row in the same transaction, put on the bus right after it
 * (the sweeper republishes what a crash left behind). At most 100 items. DynamoDB cancels overlapping transactions on one
 * item: that is definite, and the next try is a new request. Where the outcome is unknown the same request is repeated under
 * its token, which commits it once. A failed condition is an outcome, not an error; an event that the bus would not take is a defect.
 */
export const attempt = async (
  writes: Writes,
  events: readonly EventDraft[] = [],
  { isSpread = false, refusing }: Tries = {},
): Promise<Outcome> => {
  const at = world().now()
  const envelopes = events.map(
    (draft): EventEnvelope => ({ id: ulid(at), at, region: environment('REGION_NAME'), ...draft }),
  )
  const rows = outboxRows(envelopes)
  const transaction = (tries: number) => {
    const written = typeof writes === 'function' ? writes(tries) : writes
    const TransactItems = [...written, ...rows].map((write) => write.item)
    return { written, request: new TransactWriteCommand({ TransactItems, ClientRequestToken: ulid(world().now()) }) }
  }
  let sent = transaction(1)
  let repeats = 0
  for (let tries = 1; ; ) {
    const failure = await failureOf(sent.request)
    if (failure === undefined) break
    const reasons = reasonsOf(failure)
    if (!reasons) {
      if (!isUnknownOutcome(failure) || repeats === REPEATS) throw failure
      await pause(50 * 2 ** repeats++)
      continue
    }
    const refused = refusalsIn(sent.written, reasons)
    if (refused.length > 0) return { committed: false, refused }
    if (!isTransient(reasons) || tries === ATTEMPTS) throw failure
    if (!isSpread || tries > 2) await pause(Math.min(400, 10 * 2 ** tries))
    // one whose outcome was unknown may have been committed
    const known = repeats === 0 && (await refusing?.())
    if (known) return { committed: false, refused: known }
    tries++
    // A request whose outcome was unknown may yet arrive, so the same one follows it. This is not certain: the database's
    // client repeats requests by itself and shows only the last answer. Of several different requests the conditions of
    // the transaction must allow one.
    if (repeats === 0) sent = transaction(tries)
  }
  if (envelopes.length > 0) await afterAnswer(() => publishOutbox(envelopes))
  return { committed: true }
}

/** `attempt` for verbs where a refused condition can only mean a concurrent change: it throws `conflict`. */
export const commit = async (writes: Writes, events: readonly EventDraft[] = []): Promise<void> => {
  const outcome = await attempt(writes, events)
  if (!outcome.committed) {
    const labels = [...new Set(outcome.refused.map((refusal) => refusal.label))].join(', ')
    throw new Problem('conflict', problemText('changedMeanwhile', labels))
  }
}
