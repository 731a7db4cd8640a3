import { addressIn } from '#functions/conversations/contact/given-contact'
import { isRefusal } from '#functions/conversations/contact/is-refusal'
import { readName } from '#functions/conversations/contact/read-name'
import type { FormField } from '#shared/agents/schema'
import { checkForm } from '#shared/conversations/forms/check-form'
import { formRefusals } from '#shared/conversations/forms/form-refusals'
import { firstCharacters } from '#shared/models/first-characters'
import { asianNumberIn, namesAsianDay } from './asian-values.ts'
import type { Ask } from './ask.ts'
import { dayIn } from './day-in.ts'
import { isNameAsk } from './is-name-ask.ts'
import { looksLikeQuestion } from './looks-like-question.ts'

const MAX_VALUE = 300

/**
 * The answer to a node's question in a message: empty when the visitor refuses it, `undefined` when the message contains none.
 * "No" refuses an address, and answers many other questions.
 */
export const readAnswer = (ask: Ask, message: string): string | undefined => {
  // figures and signs in full width are as good as others; a text stays as written
  const isFolded = ask.kind !== 'text' && /[\uff00-\uffef]/.test(message)
  const answer = answerIn(ask, isFolded ? message.normalize('NFKC') : message)
  return ask.field && answer ? formValue(ask.field, answer) : answer
}

/** An answer as the form would have taken it; `undefined` for one that it would have refused. */
const formValue = (field: FormField, answer: string): string | undefined => {
  const given = field.kind === 'date' ? dayIn(answer) : answer
  // a day in words is what a calendar in a form cannot be given
  if (field.kind === 'date' && given === answer && !/^[\d-]+$/.test(answer)) return answer
  return checkForm([field], { [field.variable]: given }, formRefusals).values[field.variable]
}

const answerIn = (ask: Ask, message: string): string | undefined => {
  const isOwnText = ask.kind === 'text' && !isNameAsk(ask)
  const isRefused = isRefusal(message, isOwnText ? 'certain' : 'any')
  if (ask.kind === 'text') return isRefused ? '' : readText(ask, message.trim())
  return readValue(ask, message.trim()) ?? (isRefused ? '' : undefined)
}

const readText = (ask: Ask, text: string): string | undefined => {
  if (text === '' || looksLikeQuestion(text)) return undefined
  return isNameAsk(ask) ? readName(text) : firstCharacters(withoutIntroduction(ask, text), MAX_VALUE)
}

const asian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

const readValue = (ask: Ask, text: string): string | undefined => {
  switch (ask.kind) {
    case 'text':
      return undefined
    case 'email':
      if (asian.test(text)) return addressIn(text)
      return /(?<![^\s@<>,;:"'])[^\s@<>,;:"']+@[^\s@<>,;:"']+\.[\p{L}]{2,}/u.exec(text)?.[0]?.toLowerCase()
    case 'phone': {
      const found = /\+?[\d][\d\s()/.-]{5,}\d/.exec(text)?.[0] ?? ''
      const digits = found.replace(/\D/g, '')
      return digits.length >= 6 && digits.length <= 15 ? `${found.startsWith('+') ? '+' : ''}${digits}` : undefined
    }
    case 'number':
      if (asian.test(text)) return asianNumberIn(text)
      return /-?\d+(?:[.,]\d+)?/.exec(text)?.[0]?.replace(',', '.')
    case 'date':
      return dateLike.test(text) || namesAsianDay(text) ? firstCharacters(text, MAX_VALUE) : undefined
    case 'choice':
      return choiceOf(ask.choices ?? [], text)
  }
}

/** "ACME" from "It is ACME.", for a question about a name that is no person's. */
const withoutIntroduction = ({ variable }: Ask, text: string): string =>
  /name/i.test(variable)
    ? text
        .replace(introduction, '')
        .replace(/(?<![.!])[.!]+$/, '')
        .trim() || text
    : text

const introduction =
  /^(?:hi|hello|hallo|bonjour|hola|ciao|olá)?[,!.\s]*(?:my name is|my name's|the name is|i am|i'm|i’m|it is|it's|it’s|this is|call me|ich heiße|ich bin|mein name ist|je m['’]appelle|je suis|me llamo|soy|mi nombre es|mi chiamo|sono|meu nome é|chamo-me)\s+/i

const dateLike =
  /\d|\b(today|tonight|tomorrow|(mon|tues|wednes|thurs|fri|satur|sun)day|next|heute|morgen|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|aujourd|demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|hoy|mañana|lunes|martes|miércoles|jueves|viernes|sábado|domingo|oggi|domani|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|hoje|amanhã|segunda|terça|quarta|quinta|sexta)/iu

const choiceOf = (choices: readonly string[], text: string): string | undefined => {
  const folded = text.toLowerCase()
  const exact = choices.find((choice) => choice.toLowerCase() === folded)
  if (exact) return exact
  const position = /^\s*(\d{1,2})[.)]?\s*$/.exec(text)?.[1]
  if (position) return choices[Number(position) - 1]
  // the longest first: "Double room" must not be taken for "Room"
  return [...choices]
    .sort((one, other) => other.length - one.length)
    .find((choice) => folded.includes(choice.toLowerCase()))
}
