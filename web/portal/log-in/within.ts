/** It took too long, which is said nowhere: the form is there again. */
export class TimedOut extends Error {}

/** Work that is given up after `ms`; it learns by `isOver` that nobody waits any more. */
export const within = async (ms: number, work: (isOver: () => boolean) => Promise<void>): Promise<void> => {
  let isOver = false
  const limit = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    isOver = true
    limit.reject(new TimedOut())
  }, ms)
  try {
    await Promise.race([work(() => isOver), limit.promise])
  } finally {
    clearTimeout(timer)
  }
}
