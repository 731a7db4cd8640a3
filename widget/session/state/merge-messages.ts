import type { Message } from '#shared/conversations/schema'
import type { Turn } from './chat-state.ts'

const turnOf = (message: Message): Turn => ({ ...message, key: message.clientId ?? message.id, delivery: 'sent' })

/** The visitor's own message by either of its names; a stopped answer takes the first reply that comes for it. */
const findTurnIndex = (turns: readonly Turn[], { id, clientId, role }: Message): number => {
  const known = turns.findIndex((turn) => turn.id === id || (clientId !== undefined && turn.clientId === clientId))
  if (known >= 0 || role !== 'agent') return known
  return turns.findIndex((turn) => turn.isStopped && turn.id === undefined)
}

/**
 * Merges messages that the server committed into the log: known ones are updated in place, new ones are inserted in the order of
 * their ids (ULIDs, in the order of commits), but before the messages that are still being sent. Idempotent.
 */
export const mergeMessages = (turns: readonly Turn[], messages: readonly Message[]): readonly Turn[] => {
  const merged = [...turns]
  for (const message of messages) {
    const at = findTurnIndex(merged, message)
    const known = merged[at]
    if (known) {
      const kept = known.isStopped ? { isStopped: true, text: known.text, parts: known.parts, citations: [] } : {}
      merged[at] = { ...turnOf(message), ...kept, key: known.key }
      continue
    }
    const later = merged.findIndex((turn) =>
      turn.id === undefined ? turn.delivery !== 'sent' : turn.id > message.id && !turn.isStopped,
    )
    merged.splice(later < 0 ? merged.length : later, 0, turnOf(message))
  }
  return merged
}
