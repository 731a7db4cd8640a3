import { AsyncLocalStorage } from 'node:async_hooks'
import { setImmediate } from 'node:timers/promises'
import type { SeededRandom } from '#test/support/worlds/seeded-random'

/** One process that may die: its pending calls then never return. */
export interface Worker {
  readonly name: string
  isDead: boolean
}

interface Waiting {
  readonly worker: Worker | undefined
  readonly due: number
  readonly go: () => void
}

/** One for all simulations: each storage that ever ran stays in the context, which every run and every promise copies. */
const workers = new AsyncLocalStorage<Worker>()

/**
 * Schedules workers. Every external call (`step`) and every wait pauses its worker; the seed decides which one continues, one
 * at a time, and time passes only here. So any interleaving of workers can happen, and repeats with the same seed.
 */
export const makeScheduler = (random: SeededRandom, startsAt: number) => {
  let now = startsAt
  const ready: Waiting[] = []
  /** In reverse order of waking, so that waking is a pop. */
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

    /** Pauses until the seed continues it, then does the work and returns its result. */
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

    /** Starts a worker at a time; the caller handles its failure. */
    start: (name: string, at: number, work: () => Promise<void>): Worker => {
      const worker: Worker = { name, isDead: false }
      wait(at, () => void workers.run(worker, work), worker)
      return worker
    },

    /** Runs until no worker waits; throws after too many steps. */
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
        // its consequences, until every worker waits again
        await setImmediate()
        watch?.(steps)
      }
      throw new Error(`still not done after ${maxSteps} steps`)
    },
  }
}
