import type { StoredSource } from '#functions/knowledge/store'
import type { Write } from '#lib/database/write'
import { nextRefresh } from './next-refresh.ts'
import { movingRefresh } from './store.ts'

interface AfterImport {
  readonly set: Partial<StoredSource>
  readonly remove: readonly (keyof StoredSource)[]
  /** Writes for the same transaction. */
  readonly writes: readonly Write[]
}

/** The source's next refresh and count of failures after an import. */
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
