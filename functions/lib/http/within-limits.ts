import { Problem } from '#shared/problems'
import { protocolText } from '#shared/protocol-messages'
import { rateLimit } from './rate-limit.ts'
import type { Limit } from './rates.ts'

/** Counts once against each limit, in order, until one is exceeded; for work that is silently skipped then. */
export const withinLimits = async (limits: readonly Omit<Limit, 'message'>[]): Promise<boolean> => {
  try {
    for (const limit of limits) await rateLimit({ ...limit, message: protocolText('tooOften') })
    return true
  } catch (failure) {
    if (failure instanceof Problem && failure.code === 'rate-limited') return false
    throw failure
  }
}
