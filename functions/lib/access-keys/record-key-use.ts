import { attempt } from '#lib/database/commit'
import { absentOrBelow } from '#lib/database/condition'
import { afterAnswer } from '#lib/invocation'
import { log } from '#lib/log'
import { perFunction } from '#lib/per-function'
import { world } from '#lib/world'
import { accessKeys } from './store.ts'

const HOUR_MS = 3_600_000
const MAX_REMEMBERED = 1000

/** When this function last recorded each key's use. */
const remembered = perFunction(() => new Map<string, number>())

/**
 * Records that a key was used, once an hour at most: the condition holds that among all functions, and each remembers what it
 * has recorded. Nobody waits for it, and a failure is only logged: the next use records it.
 */
export const recordKeyUse = async (owner: string, id: string): Promise<void> => {
  const now = world().now()
  const recordedAt = remembered()
  if ((recordedAt.get(id) ?? 0) > now - HOUR_MS) return
  if (recordedAt.size >= MAX_REMEMBERED) recordedAt.clear()
  recordedAt.set(id, now)
  const use = accessKeys.changing(
    { owner, id },
    { set: { owner, id, lastUsedAt: now } },
    { lastUsedAt: absentOrBelow(now - HOUR_MS) },
  )
  const record = async () => {
    const outcome = await attempt([use])
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
