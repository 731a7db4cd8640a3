import type { RunningRegion } from './start-region.ts'

export interface SupervisedRegion {
  /** The region as it runs now; waits while it starts, rejects while it cannot. */
  readonly current: () => Promise<RunningRegion>
  /** Restarts it, with the current code. */
  readonly restart: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** Keeps a region running: a thread that ends unexpectedly (out of memory, for example) is restarted; its journal has the pending work. */
export const superviseRegion = async (
  start: () => Promise<RunningRegion>,
  say: (line: string) => void,
): Promise<SupervisedRegion> => {
  let isWanted = true
  let running = start()
  await running

  const watch = async (region: RunningRegion): Promise<void> => {
    await region.gone
    if (!isWanted || (await running.catch(() => undefined)) !== region) return
    say('a region ended unexpectedly and is started again')
    await restart()
  }

  const restartNow = async (): Promise<void> => {
    const before = await running.catch(() => undefined)
    const { promise, resolve, reject } = Promise.withResolvers<RunningRegion>()
    promise.catch(() => undefined)
    running = promise
    await before?.stop()
    if (!isWanted) return reject(new Error('stopped'))
    try {
      const region = await start()
      resolve(region)
      void watch(region)
    } catch (failure) {
      say(`a region does not start: ${String(failure)}`)
      reject(failure)
    }
  }

  let last = Promise.resolve()
  let next: Promise<void> | undefined
  /** One after the other, since each needs the ports of the previous one; callers share a restart that waits. */
  const restart = (): Promise<void> => {
    next ??= last = last.then(() => {
      next = undefined
      return restartNow()
    })
    return next
  }

  void watch(await running)
  return {
    current: () => running,
    restart,
    stop: async () => {
      isWanted = false
      await (await running.catch(() => undefined))?.stop()
    },
  }
}
