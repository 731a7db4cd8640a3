import { type StoredMessage, widgetWordsIn } from '#features/conversations'
import { conversationMessages } from '#shared/conversations/messages'
import { widgetMessages } from '#shared/conversations/widget/widget-messages'

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

const hasWords = (tag: string): tag is keyof typeof ended => Object.hasOwn(ended, tag)

/** What the product itself says, in the visitor's language (a tag such as `de-AT`); else in English, like every other message as it is. */
export const noticeIn = async (message: StoredMessage, language = ''): Promise<StoredMessage> => {
  const { notice, by = conversationMessages.team } = message
  if (!notice || notice === 'left' || notice === 'refused') return message
  const tag = language.slice(0, 2).toLowerCase()
  if (notice === 'ended') return { ...message, text: ended[hasWords(tag) ? tag : 'en'](by) }
  const { notices } = (await widgetWordsIn(language)) ?? widgetMessages
  const text = notices?.[notice] ?? message.text
  return { ...message, text: typeof text === 'string' ? text : text(by) }
}
