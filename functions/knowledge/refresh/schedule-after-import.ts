import type { StoredSource } from '#functions/knowledge/sources/store'
import type { Write } from '#lib/database/entity'
import { nextRefresh } from './next-refresh.ts'
import { movingRefresh } from './store.ts'

interface AfterImport {
  readonly set: Partial<StoredSource>
  readonly remove: readonly (keyof StoredSource)[]
  /** For the same transaction. */
  readonly writes: readonly Write[]
}

/** What the end of an import means beyond its result: when the source is refreshed next, and how often it has failed. */
export const scheduleAfterImport = (source: StoredSource, isOk: boolean, now: number): AfterImport => {
  const failures = isOk ? 0 : (source.failures ?? 0) + 1
  const nextAt = nextRefresh(source.refreshEvery, now, failures)
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
