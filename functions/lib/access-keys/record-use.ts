import type { EventDraft } from '#events/event'
import { attempt } from '#lib/database/commit'
import type { Write } from '#lib/database/write'
import { afterAnswer } from '#lib/invocation'
import { log } from '#lib/log'
import { perFunction } from '#lib/per-function'
import { world } from '#lib/world'

const HOUR_MS = 3_600_000
const MAX_REMEMBERED = 1000

/** When this function last recorded each key's use. */
const remembered = perFunction(() => new Map<string, number>())

/**
 * Records that the key with this SHA-256 was used, once an hour at most: the write's condition, that `lastUsedAt` is an hour old,
 * holds that among all functions, and each remembers what it has recorded. Nobody waits for it, and a failure is only logged:
 * the next use records it. Events are published when it is recorded.
 */
export const recordUse = async (
  id: string,
  writing: (times: { readonly now: number; readonly hourAgo: number }) => Write | readonly Write[],
  events: readonly EventDraft[] = [],
): Promise<void> => {
  const now = world().now()
  const hourAgo = now - HOUR_MS
  const recordedAt = remembered()
  if ((recordedAt.get(id) ?? 0) > hourAgo) return
  if (recordedAt.size >= MAX_REMEMBERED) recordedAt.clear()
  recordedAt.set(id, now)
  const record = async () => {
    const outcome = await attempt([writing({ now, hourAgo })].flat(), events)
    const recorded = outcome.committed ? undefined : outcome.refused[0]?.found?.lastUsedAt
    if (typeof recorded === 'number') recordedAt.set(id, recorded)
  }
  await afterAnswer(() =>
    record().catch((error: unknown) => {
      recordedAt.delete(id)
      log('warn', 'a key’s use was not recorded', { error: String(error) })
    }),
  )
}
