import { untilOffline } from './until-offline.ts'

/**
 * Waits that many ms, while there is a connection: throws an `OfflineProblem` as soon as it is lost, and the signal's reason
 * once that aborts.
 */
export const pauseOnline = async (ms: number, signal?: AbortSignal): Promise<void> => {
  signal?.throwIfAborted()
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, ms)
  signal?.addEventListener('abort', () => reject(signal.reason))
  try {
    await untilOffline(promise)
  } finally {
    clearTimeout(timer)
  }
}
