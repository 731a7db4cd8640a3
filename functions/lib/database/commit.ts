import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import type { EventDraft, EventEnvelope } from '#events/event'
import { environment } from '#lib/environment'
import { ulid } from '#lib/ids'
import { afterAnswer } from '#lib/invocation'
import { world } from '#lib/world'
import { problemText } from '#shared/problem-messages'
import { Problem } from '#shared/problems'
import { outbox, publishOutbox } from './outbox.ts'
import type { Write } from './write.ts'

/** A write that the database refused, with the item that it found. */
export interface Refusal {
  readonly label: string
  /** Position in the `writes` that were given. */
  readonly position: number
  readonly found?: Record<string, unknown>
}

export type Outcome = { readonly committed: true } | { readonly committed: false; readonly refused: readonly Refusal[] }

interface Reason {
  readonly Code?: string
  readonly Item?: Record<string, unknown>
}

const ATTEMPTS = 8

const reasonsOf = (failure: unknown): readonly Reason[] | undefined =>
  typeof failure === 'object' && failure !== null && 'CancellationReasons' in failure
    ? (failure.CancellationReasons as readonly Reason[])
    : undefined

const isTransient = (reasons: readonly Reason[]): boolean =>
  reasons.some(
    (reason) =>
      reason.Code === 'TransactionConflict' ||
      reason.Code === 'ThrottlingError' ||
      reason.Code === 'ProvisionedThroughputExceeded',
  )

/**
 * Commits state and events together: every event is an outbox row in the same transaction, put on the bus right after it
 * (the sweeper republishes what a crash left behind). At most 100 items. Overlapping transactions on one item are retried
 * (DynamoDB cancels them); a failed condition is an outcome, not an error.
 */
export const attempt = async (writes: readonly Write[], events: readonly EventDraft[] = []): Promise<Outcome> => {
  const at = world().now()
  const envelopes = events.map(
    (draft): EventEnvelope => ({ id: ulid(at), at, region: environment('REGION_NAME'), ...draft }),
  )
  const rows = envelopes.map((envelope) => outbox.creating(envelope))
  const token = ulid(at)
  for (let tries = 1; ; tries++) {
    try {
      await world().database(
        new TransactWriteCommand({
          TransactItems: [...writes, ...rows].map((write) => write.item),
          ClientRequestToken: token,
        }),
      )
      break
    } catch (failure) {
      const reasons = reasonsOf(failure)
      if (!reasons) throw failure
      const refused = writes.flatMap((write, position): Refusal[] => {
        const reason = reasons[position]
        if (reason?.Code !== 'ConditionalCheckFailed') return []
        return [{ label: write.label, position, ...(reason.Item ? { found: reason.Item } : {}) }]
      })
      if (refused.length > 0) return { committed: false, refused }
      if (!isTransient(reasons) || tries === ATTEMPTS) throw failure
      const [random = 0] = world().randomBytes(1)
      await world().sleep(Math.min(400, 10 * 2 ** tries) * (0.5 + random / 512))
    }
  }
  if (envelopes.length > 0) await afterAnswer(() => publishOutbox(envelopes))
  return { committed: true }
}

/** `attempt` for verbs where a refused condition can only mean a concurrent change: it throws `conflict`. */
export const commit = async (writes: readonly Write[], events: readonly EventDraft[] = []): Promise<void> => {
  const outcome = await attempt(writes, events)
  if (!outcome.committed) {
    const labels = [...new Set(outcome.refused.map((refusal) => refusal.label))].join(', ')
    throw new Problem('conflict', problemText('changedMeanwhile', labels))
  }
}
