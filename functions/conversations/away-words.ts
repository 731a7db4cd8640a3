import { fillVariables } from '#functions/conversations/turn/plan/fill-variables'
import type { HandoffSettings } from '#shared/agents/schema'

/** What a visitor reads who asks for a teammate while none is there, by language. */
const awayWords = {
  en: 'Our team is not here right now. Write your message and how we can reach you in this chat, and we will answer.',
  ar: 'فريقنا غير موجود الآن. اكتب رسالتك وكيف يمكننا الوصول إليك في هذه المحادثة، وسنجيبك.',
  de: 'Unser Team ist gerade nicht da. Schreiben Sie Ihre Nachricht und wie wir Sie erreichen in diesen Chat, wir antworten Ihnen.',
  es: 'Nuestro equipo no está ahora. Escriba en este chat su mensaje y cómo contactarle, y le responderemos.',
  fr: 'Notre équipe n’est pas là pour le moment. Écrivez dans ce chat votre message et comment vous joindre, nous vous répondrons.',
  it: 'Il nostro team non c’è in questo momento. Scriva in questa chat il suo messaggio e come raggiungerla, le risponderemo.',
  ja: 'ただいまスタッフが不在です。メッセージとご連絡先をこのチャットにお書きください。後ほどご返信します。',
  nl: 'Ons team is er nu niet. Schrijf in deze chat uw bericht en hoe wij u bereiken, dan antwoorden wij.',
  pt: 'A nossa equipa não está neste momento. Escreva neste chat a sua mensagem e como contactá-lo, e responderemos.',
  zh: '我们的工作人员现在不在。请在此对话中留言并写下您的联系方式，我们会回复您。',
} as const

/** Who reads them: the tag of a language such as `de-AT`, and the conversation's variables. */
export interface Reader {
  readonly language: string | undefined
  readonly variables: Readonly<Record<string, string>>
}

/** The owner's own words, else the product's in the reader's language, else in English. */
export const awayWordsOf = ({ awayMessage }: HandoffSettings, { language = '', variables }: Reader): string => {
  if (awayMessage.trim() !== '') return fillVariables(awayMessage, variables)
  const tag = language.slice(0, 2).toLowerCase()
  return Object.entries(awayWords).find(([name]) => name === tag)?.[1] ?? awayWords.en
}
