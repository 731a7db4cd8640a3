import { messageText } from '#functions/conversations/message-text'
import type { StoredMessage } from '#functions/conversations/store'

/** How long the agent is silent after a loop was detected. */
export const PAUSE_MS = 10 * 60_000

const MINUTE_MS = 60_000
/** No visitor types this fast for a minute; two agents that talk to each other do. */
const MAX_PER_MINUTE = 12
const MAX_REPEATS = 5

/**
 * Whether a conversation loops: the same message five times in a row, or more messages in a minute than a visitor can write.
 * Elsewhere, an embed that talked to itself cost its owner $700; here it costs a few turns.
 */
export const detectLoop = (messages: readonly StoredMessage[], now: number): 'repeats' | 'flood' | undefined => {
  const written = messages.filter(({ role }) => role === 'visitor')
  if (written.filter(({ at }) => now - at < MINUTE_MS).length > MAX_PER_MINUTE) return 'flood'
  const last = written.slice(-MAX_REPEATS).map((message) => messageText(message).trim().toLowerCase())
  return last.length === MAX_REPEATS && new Set(last).size === 1 ? 'repeats' : undefined
}
