import { describe, expect, test } from 'vitest'
import { isRefusal } from '#functions/conversations/contact/is-refusal'

const plain = {
  en: ['no', 'No thanks', 'none'],
  ar: ['لا', 'لا شكرا'],
  de: ['nein', 'Nein danke', 'keine'],
  es: ['no gracias'],
  fr: ['non', 'non merci'],
  it: ['no grazie'],
  ja: ['いいえ', '結構です'],
  nl: ['nee', 'nee bedankt'],
  pt: ['não', 'não, obrigado'],
  zh: ['不用了', '没有'],
}
const certain = {
  en: ['skip', 'Skip, please', 'I’d rather not', 'Sorry, I’d prefer not to say', 'I don’t have an email', 'no e-mail'],
  ar: ['لا أريد', 'أفضل عدم الإجابة', 'تخطي'],
  de: ['lieber nicht', 'Das möchte ich nicht angeben', 'ich habe keine E-Mail', 'überspringen', 'geht Sie nichts an'],
  es: ['prefiero no decirlo', 'no tengo correo', 'omitir', 'no quiero'],
  fr: ['je préfère ne pas', 'je ne veux pas', 'passer', 'je n’en ai pas'],
  it: ['preferisco di no', 'non voglio', 'salta'],
  ja: ['教えたくないです', 'スキップ', '匿名でお願いします'],
  nl: ['liever niet', 'dat wil ik niet zeggen', 'overslaan'],
  pt: ['prefiro não dizer', 'não quero', 'pular'],
  zh: ['不想说', '跳过', '不方便透露'],
}
const listed = (lists: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(lists).flatMap(([language, messages]) => messages.map((message) => [language, message] as const))

describe('a visitor who is asked for something', () => {
  test.each(listed(plain))('refuses it in %s: %s, which also answers other questions', (_, message) => {
    expect(isRefusal(message)).toBe(true)
    expect(isRefusal(message, 'certain')).toBe(false)
  })

  test.each(listed(certain))('refuses it for certain in %s: %s', (_, message) =>
    expect(isRefusal(message, 'certain')).toBe(true),
  )

  test.each([
    'Anna',
    'Nora',
    'Keiner Schmidt',
    'ann@example.com',
    'no, it is ann@example.com',
    'no, why?',
    'I want to know when you open',
    'The door is broken',
    'Mein Paket ist nicht da',
    'Non è arrivato il pacco',
    '不在服务区怎么办',
  ])('does not refuse it with: %s', (message) => expect(isRefusal(message)).toBe(false))
})
