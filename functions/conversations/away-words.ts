import { backWordsOf } from '#functions/conversations/contact/back-words'
import type { Reader } from '#functions/conversations/contact/reader'
import { fillVariables } from '#functions/conversations/turn/plan/fill-variables'
import type { HandoffSettings } from '#shared/agents/schema'

/** What a visitor reads who asks for a teammate while none is there, by language: that, and what they can do. */
const awayWords = {
  en: ['Our team is not here right now.', 'Write your message in this chat, and we will answer.'],
  ar: ['فريقنا غير موجود الآن.', 'اكتب رسالتك في هذه المحادثة، وسنجيبك.'],
  de: ['Unser Team ist gerade nicht da.', 'Schreiben Sie Ihre Nachricht in diesen Chat, wir antworten Ihnen.'],
  es: ['Nuestro equipo no está ahora.', 'Escriba su mensaje en este chat y le responderemos.'],
  fr: ['Notre équipe n’est pas là pour le moment.', 'Écrivez votre message dans ce chat, nous vous répondrons.'],
  it: ['Il nostro team non c’è in questo momento.', 'Scriva il suo messaggio in questa chat, le risponderemo.'],
  ja: ['ただいまスタッフが不在です。', 'メッセージをこのチャットにお書きください。後ほどご返信します。'],
  nl: ['Ons team is er nu niet.', 'Schrijf uw bericht in deze chat, dan antwoorden wij.'],
  pt: ['A nossa equipa não está neste momento.', 'Escreva a sua mensagem neste chat e responderemos.'],
  zh: ['我们的工作人员现在不在。', '请在此对话中留言，我们会回复您。'],
} as const

/** The owner's own words, else the product's in the reader's language, else in English, with when the team is back at `now`. */
export const awayWordsOf = (handoff: HandoffSettings, reader: Reader, now: number): string => {
  if (handoff.awayMessage.trim() !== '') return fillVariables(handoff.awayMessage, reader.variables)
  const tag = (reader.language ?? '').slice(0, 2).toLowerCase()
  const [away, write] = Object.entries(awayWords).find(([name]) => name === tag)?.[1] ?? awayWords.en
  return [away, backWordsOf(handoff, now, reader), write].filter((words) => words !== '').join(' ')
}
