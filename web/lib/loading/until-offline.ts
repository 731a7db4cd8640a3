import { onlineManager } from '@tanstack/react-query'
import { OfflineProblem } from './offline-problem.ts'

/** The work's result, or an `OfflineProblem` as soon as the connection is lost: a request then waits for its return. */
export const untilOffline = async <T>(work: Promise<T>): Promise<T> => {
  if (!onlineManager.isOnline()) {
    work.catch(() => undefined)
    throw new OfflineProblem()
  }
  const lost = Promise.withResolvers<never>()
  const stop = onlineManager.subscribe((isOnline) => {
    if (!isOnline) lost.reject(new OfflineProblem())
  })
  try {
    return await Promise.race([work, lost.promise])
  } finally {
    stop()
  }
}
