import { makeScheduler } from '#test/simulation/scheduler'
import { inMemoryDatabase } from '#test/support/database/in-memory-database'
import { seededRandom } from '#test/support/worlds/seeded-random'

export const START = 1_800_000_000_000
export const MINUTE = 60_000

/** What all parts of one run share: its randomness, its clock, its database, and whether calls can fail at the moment. */
export const createSimulation = (seed: number) => {
  const random = seededRandom(seed)
  const scheduler = makeScheduler(random, START)
  const database = inMemoryDatabase({
    now: scheduler.now,
    indexLag: () => random.below(5),
    isStale: () => random.chance(0.3),
  })
  const counts: Record<string, number> = {}
  return {
    random,
    scheduler,
    database,
    isQuiet: true,
    counts,
    count: (name: string) => {
      counts[name] = (counts[name] ?? 0) + 1
    },
  }
}

export type Simulation = ReturnType<typeof createSimulation>
