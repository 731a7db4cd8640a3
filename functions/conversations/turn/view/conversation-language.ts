import { messageWords } from '#features/models'
import { isSameLanguage } from '#functions/conversations/language/is-same-language'
import type { StoredMessage } from '#functions/conversations/store'
import type { LiveAgent } from '#shared/agents/schema'
import type { ConversationView } from './conversation-view.ts'

/**
 * The language (BCP 47) of the product's own texts in a conversation, and whether the visitor's messages show it: theirs, else the one that
 * they were known to write in or that the widget has (the agent's, or with Automatic the browser's), else the agent's.
 */
export const conversationLanguage = async (
  { head, messages, owed }: ConversationView,
  { settings }: Pick<LiveAgent, 'settings'>,
): Promise<{ readonly language: string; readonly isShown: boolean }> => {
  const { languageShown, languageOfRequest } = await messageWords()
  const known = head.lang ?? (/^auto/i.test(settings.lang) ? '' : settings.lang)
  const written = writtenIn([...messages.filter(({ id }) => !owed.some((one) => one.id === id)), ...owed])
  // "operator" is a word of many languages: as a request it says less than what was written before
  const shown = languageShown(written, known) ?? languageOfRequest(written.at(-1) ?? '')
  if (shown === undefined) return { language: known || 'en', isShown: false }
  // `de-AT` says more than `de`
  return { language: isSameLanguage(shown, known) ? known : shown, isShown: true }
}

/** What the visitor wrote: pressing a button and filling in a form repeat the agent's words, and a file's name is no sentence. */
const writtenIn = (messages: readonly StoredMessage[]): readonly string[] => {
  const offered = new Set(messages.flatMap(({ parts = [] }) => parts.flatMap(saidBy)))
  return messages
    .filter(({ role, form, text }) => role === 'visitor' && !form && text !== '' && !offered.has(text.trim()))
    .map(({ text }) => text)
}

const saidBy = (part: NonNullable<StoredMessage['parts']>[number]): readonly string[] => {
  if (part.kind === 'buttons') return part.buttons.map(({ says }) => says)
  return part.kind === 'carousel' ? part.cards.flatMap(({ button }) => button?.says ?? []) : []
}
