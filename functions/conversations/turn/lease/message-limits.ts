import type { TurnContext } from '#functions/conversations/turn/turn-context'
import type { UncountedLimit } from '#lib/http/rate-writes'

/** Faster than anyone types, slower than a script. */
const PER_CONVERSATION = { perWindow: 30, windowSeconds: 60 }
/** More than a visitor writes in a long conversation with a human agent, which no other limit ends. */
const PER_CONVERSATION_AND_DAY = { perWindow: 500, windowSeconds: 24 * 3600 }
/** The limit for one address or sender over all conversations with an agent. */
const PER_VISITOR = { perWindow: 300, windowSeconds: 3600 }

/**
 * The limits of messages that start no turn: those to a human agent, to a silent agent, and those that are queued while the
 * agent writes. A message that starts a turn is limited by its credits and the loop detector, at no write of its own.
 */
export const messageLimits = ({
  agent,
  conversationId,
  visitor,
}: Omit<TurnContext, 'hold'>): readonly UncountedLimit[] => [
  { scope: `message#${conversationId}`, ...PER_CONVERSATION },
  { scope: `message-day#${conversationId}`, ...PER_CONVERSATION_AND_DAY },
  { scope: `message#${agent.agentId}#${visitor}`, ...PER_VISITOR },
]
