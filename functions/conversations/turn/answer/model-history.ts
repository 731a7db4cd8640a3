import type { ModelMessage } from '#features/models'
import { modelText } from '#functions/conversations/message-text'
import type { StoredMessage } from '#functions/conversations/store'
import { MAX_HISTORY_CHARACTERS } from '#functions/conversations/turn/limits'

/**
 * What was said, oldest first, as a model reads it: whole turns from the newest back until the space is used up, and a
 * burst as one message. Apologies are left out, the words that were not answered stay. A person's words read as the agent's,
 * and what tells that the person has left stays, so that a model does not go on in their name.
 */
export const modelHistory = (messages: readonly StoredMessage[]): readonly ModelMessage[] => {
  const spoken = messages
    .filter(({ role, isApology, notice }) => (role !== 'system' || notice === 'returned') && !isApology)
    .map((message) => ({ role: message.role, text: modelText(message) }))
    .filter(({ text }) => text !== '')
  const kept: { readonly role: StoredMessage['role']; readonly text: string }[] = []
  let characters = 0
  for (const message of spoken.toReversed()) {
    characters += message.text.length
    if (characters > MAX_HISTORY_CHARACTERS && kept.length > 0) break
    kept.unshift(message)
  }
  const said: ModelMessage[] = []
  for (const { role, text } of kept) {
    const speaker = role === 'visitor' ? 'user' : 'assistant'
    const last = said.at(-1)
    if (last?.role === speaker) said[said.length - 1] = { role: speaker, text: `${last.text}\n${text}` }
    else said.push({ role: speaker, text })
  }
  return said
}
