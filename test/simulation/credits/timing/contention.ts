import { agenda } from '#test/simulation/agenda'
import { seededRandom } from '#test/support/worlds/seeded-random'

const TRIES = 8

/** What a try of a transaction locks, and which partition keys only get a line. */
export interface Touched {
  readonly items: readonly string[]
  readonly lines?: readonly string[]
}

/**
 * Simulated time with locks and write units. A transaction locks what it touches; one that meets a lock, or a partition key
 * beyond 1,000 write units a second, is cancelled and tried again as `attempt` does.
 */
export const contention = (meanMs: number, isSpread: boolean) => {
  const random = seededRandom(7)
  const exponential = (mean: number) => -Math.log(1 - random.next()) * mean
  const due = agenda()
  const locked = new Map<string, number>()
  const units = new Map<string, { left: number; at: number }>()
  let now = 0

  const hasRoom = (key: string): boolean => {
    const known = units.get(key) ?? { left: 1000, at: 0 }
    const left = Math.min(1000, known.left + now - known.at)
    units.set(key, { left: left >= 2 ? left - 2 : left, at: now })
    return left >= 2
  }
  const commit = (touch: (tries: number) => Touched, done: (isDone: boolean) => void, tries = 1): void => {
    const length = 8 + exponential(meanMs - 8)
    const { items, lines = [] } = touch(tries)
    const isFree = items.every((item) => (locked.get(item) ?? 0) <= now)
    if ([...items, ...lines].map(hasRoom).every(Boolean) && isFree) {
      for (const item of items) locked.set(item, now + length)
      due.add(now + length, () => done(true))
    } else if (tries === TRIES) due.add(now + length / 2, () => done(false))
    else {
      const pause = isSpread && tries <= 2 ? 0 : Math.min(400, 10 * 2 ** tries) * (0.5 + random.next() / 2)
      due.add(now + length / 2 + pause, () => commit(touch, done, tries + 1))
    }
  }
  return {
    random,
    exponential,
    commit,
    now: () => now,
    after: (ms: number, go: () => void) => due.add(now + ms, go),
    run: (untilMs: number) => {
      while (due.nextAt() <= untilMs) {
        const next = due.next()
        if (!next) return
        now = next.at
        next.go()
      }
    },
  }
}

export type Contention = ReturnType<typeof contention>
