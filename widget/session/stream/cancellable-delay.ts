/** Delays that can be ended early: by the visitor's Try again, or because the browser is online again. */
export const cancellableDelay = () => {
  let wakeAll: (() => void)[] = []
  return {
    wait: (seconds: number): Promise<void> => {
      const { promise, resolve } = Promise.withResolvers<void>()
      const timer = setTimeout(resolve, seconds * 1000)
      wakeAll.push(resolve)
      return promise.finally(() => {
        clearTimeout(timer)
        wakeAll = wakeAll.filter((wake) => wake !== resolve)
      })
    },
    wake: (): void => {
      for (const wake of wakeAll) wake()
    },
  }
}

export type CancellableDelay = ReturnType<typeof cancellableDelay>
