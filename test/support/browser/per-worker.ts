declare global {
  /** What to end with the worker, newest last; only test processes that keep things have it (test/support/browser/worker-environment.ts). */
  var workerEnds: (() => Promise<unknown>)[] | undefined
}

/** Made when the first test file of a worker asks, the same for all of its files, and ended with the worker. */
export const perWorker = <T>(make: () => Promise<T>, end: (made: T) => Promise<unknown>) => {
  let making: Promise<T> | undefined
  const start = async (): Promise<T> => {
    const ends = globalThis.workerEnds
    if (!ends) throw new Error('Nothing ends what is shared here: only the browser tests’ workers share.')
    const made = await make()
    ends.push(() => end(made))
    return made
  }
  return {
    get: (): Promise<T> => {
      making ??= start()
      // what did not start is tried again by the next file
      making.catch(() => {
        making = undefined
      })
      return making
    },
    /** What is there already, without making it. */
    made: (): Promise<T> | undefined => making,
  }
}
