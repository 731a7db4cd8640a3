import { log } from '#lib/log'
import { rateLimit } from '#lib/rate-limit'
import { Problem } from '#shared/problems'

/** A visitor who asks for a person and takes it back again and again is told of this often. */
const PER_HOUR = { perWindow: 6, windowSeconds: 3600, message: 'The team has heard of this conversation.' }

/** Whether the team has not yet heard of a conversation often enough. */
export const isNew = async (conversationId: string, eventId: string): Promise<boolean> => {
  try {
    await rateLimit({ scope: `notification#${conversationId}`, ...PER_HOUR })
    return true
  } catch (failure) {
    if (!(failure instanceof Problem)) throw failure
    log('warn', 'a conversation made no further notification', { eventId, conversationId })
    return false
  }
}
