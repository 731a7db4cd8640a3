import type { Written } from '#infra/local/database/engine/tables/write-item'
import { makeScheduler } from '#test/simulation/scheduler'
import { inMemoryDatabase } from '#test/support/database/in-memory-database'
import { seededRandom } from '#test/support/worlds/seeded-random'

export const MINUTE = 60_000
/** Two minutes before midnight in UTC, so that a day's caps end while turns run. */
export const START = 1_800_057_600_000 - 2 * MINUTE

interface Watching {
  /** Sees each write. */
  readonly written: (written: Written) => void
  /** Sees the end of each command. */
  readonly commanded: () => void
}

/** What all parts of one run share: its randomness, its clock, its database, and whether calls can fail at the moment. */
export const createSimulation = (seed: number, watching?: Watching) => {
  const random = seededRandom(seed)
  const scheduler = makeScheduler(random, START)
  const database = inMemoryDatabase({
    now: scheduler.now,
    indexLag: () => random.below(5),
    isStale: () => random.chance(0.3),
    ...(watching ? { onWrite: (_: unknown, written: Written) => watching.written(written) } : {}),
  })
  const counts: Record<string, number> = {}
  return {
    random,
    scheduler,
    database,
    isQuiet: true,
    ...(watching ? { commanded: watching.commanded } : {}),
    counts,
    count: (name: string) => {
      counts[name] = (counts[name] ?? 0) + 1
    },
  }
}

export type Simulation = ReturnType<typeof createSimulation> & { readonly commanded?: () => void }
