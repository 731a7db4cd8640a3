/**
 * Does work on all items, on some at once, each in its turn. All that can be done is done before the first failure is thrown, so that what is
 * repeated finds less to do; a worker ends with its own failure, so that a database that is down is asked `most` times.
 */
export const atOnce = async <T>(
  most: number,
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
): Promise<void> => {
  const left = items.values()
  const workers = Array.from({ length: Math.min(most, items.length) }, async () => {
    for (const item of left) await work(item)
  })
  for (const worker of await Promise.allSettled(workers)) if (worker.status === 'rejected') throw worker.reason
}
