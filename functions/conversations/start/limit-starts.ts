import { rateLimit } from '#lib/http/rate-limit'
import { conversationText } from '#shared/conversations/messages'

/** More in ten minutes than a home or an office opens; an address that goes on is slowed down. */
const STARTS = [
  { name: 'start', perWindow: 40, windowSeconds: 600 },
  { name: 'start-hour', perWindow: 100, windowSeconds: 3600 },
  { name: 'start-day', perWindow: 200, windowSeconds: 24 * 3600 },
]

/** Counts a new conversation of one address with an agent; throws `rate-limited` when there were too many. */
export const limitStarts = async (agentId: string, visitor: string): Promise<void> => {
  // one after the other: a start that the first limit refuses does not count for the others
  for (const { name, ...limit } of STARTS)
    await rateLimit({
      scope: `${name}#${agentId}#${visitor}`,
      ...limit,
      message: conversationText('tooManyStarts'),
    })
}
