/** Runs work in the order of its calls, at most `most` at a time; what is aborted while it waits never starts. */
export const inTurn = (most: number) => {
  let running = 0
  const waiting: (() => void)[] = []
  return async <T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> => {
    // who finishes hands its place over
    if (running < most) running++
    else await new Promise<void>((start) => waiting.push(start))
    try {
      signal.throwIfAborted()
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
