interface Paced {
  readonly call: () => void
  /** Forgets what is still wanted. */
  readonly stop: () => void
}

/**
 * Runs `work` at the first call, then at most every `everyMs` and never twice at a time: all calls in between are one more
 * run. A failed run counts as one; the next call tries again.
 */
export const paced = (work: () => Promise<unknown>, everyMs: number): Paced => {
  let isWanted = false
  let isResting = false
  const run = async (): Promise<void> => {
    isResting = true
    isWanted = false
    const startedAt = Date.now()
    await work().catch(() => undefined)
    setTimeout(
      () => {
        isResting = false
        if (isWanted) void run()
      },
      Math.max(0, startedAt + everyMs - Date.now()),
    )
  }
  return {
    call: () => {
      isWanted = true
      if (!isResting) void run()
    },
    stop: () => {
      isWanted = false
    },
  }
}
