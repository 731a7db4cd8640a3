import { LostAnswer } from './lost-answer.ts'
import type { Simulation } from './simulation.ts'

/** How calls leave a worker. `conflict` is the refusal that a call can get from others that run at the same time. */
export type ExternalCall = <T>(work: () => T, conflict?: () => Error) => Promise<T>

/** External calls of which a share fails, in every way in which one can. */
export const externalCalls =
  (simulation: Simulation, faultRate: number): ExternalCall =>
  async (work, conflict) => {
    const { random, scheduler, count } = simulation
    if (simulation.isQuiet || !random.chance(faultRate)) return scheduler.step(work)
    const worker = scheduler.current()
    const fault = random.pick(['conflict', 'refused', 'lost', 'crash-before', 'crash-after', 'slow', 'slow'] as const)
    count(fault)
    switch (fault) {
      case 'conflict':
        if (!conflict) return scheduler.step(work)
        return scheduler.step(() => {
          throw conflict()
        })
      case 'refused':
        return scheduler.step(() => {
          throw new LostAnswer('the response was lost')
        })
      case 'lost':
        return scheduler.step(() => {
          work()
          throw new LostAnswer('the answer was lost')
        })
      case 'slow':
        await scheduler.sleep(random.between(100, 200_000))
        return scheduler.step(work)
      case 'crash-before':
        await scheduler.step(() => undefined)
        if (worker) worker.isDead = true
        return new Promise<never>(() => undefined)
      case 'crash-after':
        await scheduler.step(work)
        if (worker) worker.isDead = true
        return new Promise<never>(() => undefined)
    }
  }
