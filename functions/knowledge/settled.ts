import type { Write } from '#lib/entity'
import { nextLook } from './refresh-times.ts'
import { movingRefresh } from './refreshes.ts'
import type { StoredSource } from './store.ts'

interface Settled {
  readonly set: Partial<StoredSource>
  readonly remove: readonly (keyof StoredSource)[]
  /** For the same transaction. */
  readonly writes: readonly Write[]
}

/** What the end of an import means beyond its result: when the source is looked at next, and how often it has failed. */
export const settled = (source: StoredSource, isOk: boolean, now: number): Settled => {
  const failures = isOk ? 0 : (source.failures ?? 0) + 1
  const nextAt = nextLook(source.refreshEvery, now, failures)
  const failing = { failures, failingSince: source.failingSince ?? now }
  return {
    set: { ...(nextAt === undefined ? {} : { nextAt }), ...(isOk ? {} : failing) },
    remove: [
      ...(nextAt === undefined ? (['nextAt'] as const) : []),
      ...(isOk ? (['failures', 'failingSince'] as const) : []),
    ],
    writes: movingRefresh(source, nextAt),
  }
}
