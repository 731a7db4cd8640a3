import type { ModelMessage } from '#features/models'
import { modelText } from '#functions/conversations/message-text'
import type { StoredMessage } from '#functions/conversations/store'
import { MAX_HISTORY_CHARACTERS } from '#functions/conversations/turn/limits'

/**
 * The history as a model reads it, oldest first: whole messages from the newest back until the limit is reached, and a burst
 * as one message. Apologies are left out; the messages that they did not answer stay. A human agent's replies read as the
 * agent's, and the notice that they left stays, so that a model does not continue in their name.
 */
export const modelHistory = (messages: readonly StoredMessage[]): readonly ModelMessage[] => {
  const readable = messages
    .filter(({ role, isApology, notice }) => (role !== 'system' || notice === 'returned') && !isApology)
    .map((message) => ({ role: message.role, text: modelText(message) }))
    .filter(({ text }) => text !== '')
  const recent: { readonly role: StoredMessage['role']; readonly text: string }[] = []
  let characters = 0
  for (const message of readable.toReversed()) {
    characters += message.text.length
    if (characters > MAX_HISTORY_CHARACTERS && recent.length > 0) break
    recent.unshift(message)
  }
  const history: ModelMessage[] = []
  for (const { role, text } of recent) {
    const speaker = role === 'visitor' ? 'user' : 'assistant'
    const last = history.at(-1)
    if (last?.role === speaker) history[history.length - 1] = { role: speaker, text: `${last.text}\n${text}` }
    else history.push({ role: speaker, text })
  }
  return history
}
