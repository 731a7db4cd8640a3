import { AsyncLocalStorage } from 'node:async_hooks'
import { setImmediate } from 'node:timers/promises'
import type { SeededRandom } from '#test/support/worlds/seeded-random'

/** One process that may die: whatever it waits for then never comes. */
export interface Worker {
  readonly name: string
  isDead: boolean
}

interface Waiting {
  readonly worker: Worker | undefined
  readonly due: number
  readonly go: () => void
}

/**
 * Decides who goes on. Every call to the outside (`step`) and every wait stops its worker; one at a time, in an order that
 * the seed decides, is let go, and time passes only here. So any interleaving of workers can happen, and happens again
 * under the same seed.
 */
export const makeScheduler = (random: SeededRandom, startsAt: number) => {
  const workers = new AsyncLocalStorage<Worker>()
  let now = startsAt
  const ready: Waiting[] = []
  /** The next to wake last, so that waking is a pop. */
  const asleep: Waiting[] = []

  const wait = (due: number, go: () => void, worker = workers.getStore()): Waiting => {
    const waiting = { worker, due, go }
    if (due <= now) {
      ready.push(waiting)
      return waiting
    }
    let at = asleep.length
    while (at > 0 && (asleep[at - 1]?.due ?? 0) < due) at--
    asleep.splice(at, 0, waiting)
    return waiting
  }

  const forget = (waiting: Waiting) => {
    for (const list of [ready, asleep]) {
      const at = list.indexOf(waiting)
      if (at >= 0) list.splice(at, 1)
    }
  }

  return {
    now: () => now,
    current: () => workers.getStore(),

    /** Stops here until the seed lets it go on; answers what the work, done at that moment, answers. */
    step: <T>(work: () => T, delayMs = 0): Promise<T> =>
      new Promise<T>((resolve, reject) => {
        wait(now + delayMs, () => {
          try {
            resolve(work())
          } catch (failure) {
            reject(failure)
          }
        })
      }),

    sleep: (ms: number, signal?: AbortSignal): Promise<void> =>
      new Promise<void>((resolve) => {
        const waiting = wait(now + Math.max(1, Math.ceil(ms)), resolve)
        signal?.addEventListener(
          'abort',
          () => {
            forget(waiting)
            resolve()
          },
          { once: true },
        )
      }),

    /** Starts a worker at a time; its failure is its starter's to see. */
    start: (name: string, at: number, work: () => Promise<void>): Worker => {
      const worker: Worker = { name, isDead: false }
      wait(at, () => void workers.run(worker, work), worker)
      return worker
    },

    /** Runs until nothing waits any more; throws when that takes more than so many steps. */
    run: async (maxSteps: number, watch?: (step: number) => void): Promise<number> => {
      for (let steps = 0; steps < maxSteps; steps++) {
        now += random.below(40)
        for (let last = asleep.at(-1); last && last.due <= now; last = asleep.at(-1)) ready.push(...asleep.splice(-1))
        if (ready.length === 0) {
          const next = asleep.pop()
          if (!next) return steps
          now = next.due
          ready.push(next)
        }
        const [chosen] = ready.splice(random.below(ready.length), 1)
        if (!chosen || chosen.worker?.isDead) continue
        chosen.go()
        // everything that follows from it, up to the next wait of everybody
        await setImmediate()
        watch?.(steps)
      }
      throw new Error(`still not done after ${maxSteps} steps`)
    },
  }
}
