import { setImmediate } from 'node:timers/promises'
import { agenda } from '#test/simulation/agenda'

/**
 * Simulated time for measuring: it passes only between events, to the earliest that is due, and all that follows from one
 * happens at its time. (`makeScheduler` is for finding faults: there the seed decides who continues, and each step takes time.)
 */
export const makeTimeline = (startsAt: number) => {
  const due = agenda()
  let now = startsAt
  const wait = (ms: number): Promise<void> => new Promise((resolve) => due.add(now + ms, resolve))
  return {
    /** Milliseconds, with fractions. */
    now: () => now,
    wait,
    sleep: (ms: number, signal?: AbortSignal): Promise<void> =>
      new Promise((resolve) => {
        due.add(now + ms, resolve)
        signal?.addEventListener('abort', () => resolve(), { once: true })
      }),
    at: (time: number, go: () => void): void => due.add(Math.max(now, time), go),

    /** Runs all that is due until then; what is due later stays. */
    run: async (until = Number.POSITIVE_INFINITY): Promise<void> => {
      while (due.nextAt() <= until && due.nextAt() < Number.POSITIVE_INFINITY) {
        const next = due.next()
        if (!next) return
        now = next.at
        next.go()
        // its consequences, until all wait again
        await setImmediate()
      }
      if (until < Number.POSITIVE_INFINITY) now = until
    },
  }
}

export type Timeline = ReturnType<typeof makeTimeline>
