import { schedule } from '#lib/events/schedule'
import { defect, log } from '#lib/log'
import { world } from '#lib/world'
import { dueRefreshes } from './due-refreshes.ts'
import { refreshSource } from './refresh-source.ts'

/** A run may take five minutes, and begins no further refresh after this time; the next run goes on. */
const MAX_RUN_MS = 200_000
const CONCURRENCY = 5

/**
 * Refreshes pages and sites that are due. One that fails is put off and stops no other. A second run finds them queued
 * already. The log has how many were due, and for how long the oldest of them.
 */
export const handler = schedule(async () => {
  const startedAt = world().now()
  const queue = [...(await dueRefreshes())]
  const oldest = queue.reduce((at, refresh) => Math.min(at, refresh.at), startedAt)
  log('info', 'refreshes due', { count: queue.length, durationMs: startedAt - oldest })
  let count = 0
  const work = async () => {
    for (let next = queue.shift(); next && world().now() - startedAt < MAX_RUN_MS; next = queue.shift()) {
      const { agentId, sourceId, attempts = 0 } = next
      try {
        if (await refreshSource(next)) count++
      } catch (failure) {
        log('error', 'refresh failed', { ...defect(failure), agentId, sourceId, attempt: attempts + 1 })
      }
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work))
  return { count }
})
