import type { StoredMessage } from '#features/conversations'
import { conversationMessages } from '#shared/conversations/messages'
import type { WidgetLanguageCode } from '#shared/conversations/widget/widget-language-codes'
import { widgetMessages } from '#shared/conversations/widget/widget-messages'
import type { WidgetWords } from '#shared/conversations/widget/widget-words'

/** The widget's own words of each language. */
const words: Readonly<Record<WidgetLanguageCode, () => Promise<Pick<WidgetWords, 'notices'>>>> = {
  ar: async () => (await import('#shared/conversations/widget-words/ar')).ar,
  de: async () => (await import('#shared/conversations/widget-words/de')).de,
  es: async () => (await import('#shared/conversations/widget-words/es')).es,
  fr: async () => (await import('#shared/conversations/widget-words/fr')).fr,
  it: async () => (await import('#shared/conversations/widget-words/it')).it,
  ja: async () => (await import('#shared/conversations/widget-words/ja')).ja,
  nl: async () => (await import('#shared/conversations/widget-words/nl')).nl,
  pt: async () => (await import('#shared/conversations/widget-words/pt')).pt,
  zh: async () => (await import('#shared/conversations/widget-words/zh')).zh,
}

/** The widget shows that a conversation has ended at its top; a channel has only messages. */
const ended = {
  en: (name: string) => `${name} ended the conversation.`,
  ar: (name: string) => `أنهى ${name} المحادثة.`,
  de: (name: string) => `${name} hat das Gespräch beendet.`,
  es: (name: string) => `${name} ha terminado la conversación.`,
  fr: (name: string) => `${name} a terminé la conversation.`,
  it: (name: string) => `${name} ha terminato la conversazione.`,
  ja: (name: string) => `${name}が会話を終了しました。`,
  nl: (name: string) => `${name} heeft het gesprek beëindigd.`,
  pt: (name: string) => `${name} terminou a conversa.`,
  zh: (name: string) => `${name}结束了对话。`,
} as const

const hasWords = (tag: string): tag is WidgetLanguageCode => Object.hasOwn(words, tag)

/** What the product itself says, in the visitor's language (a tag such as `de-AT`); else in English, like every other message as it is. */
export const noticeIn = async (message: StoredMessage, language = ''): Promise<StoredMessage> => {
  const { notice, by = conversationMessages.team } = message
  if (!notice || notice === 'left' || notice === 'refused') return message
  const tag = language.slice(0, 2).toLowerCase()
  if (notice === 'ended') return { ...message, text: ended[hasWords(tag) ? tag : 'en'](by) }
  const { notices } = hasWords(tag) ? await words[tag]() : widgetMessages
  const text = notices?.[notice] ?? message.text
  return { ...message, text: typeof text === 'string' ? text : text(by) }
}
