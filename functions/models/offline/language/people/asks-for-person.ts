import { ar } from './ar.ts'
import { asianRequestOf } from './asian-requests.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { nl } from './nl.ts'
import type { PersonWords } from './person-words.ts'
import { pt } from './pt.ts'

/**
 * Whether a visitor asks to speak or write with a human of the team, in English, Arabic, Chinese, Dutch, French, German, Italian,
 * Japanese, Portuguese or Spanish. Questions about people ("how much for one person?", "am I talking to a person?") and refusals do not ask.
 * `title` is the agent's own label for a handoff, which always does.
 */
export const asksForPerson = (message: string, title = ''): boolean => {
  const text = ` ${plain(message)} `
  return (title.trim() !== '' && text === ` ${plain(title)} `) || languageOfRequest(message) !== undefined
}

/** The language in which a message asks for a person (BCP 47); `undefined` when it does not. */
export const languageOfRequest = (message: string): string | undefined => {
  const text = ` ${plain(message)} `
  if (text.length > MAX_LENGTH) return undefined
  if (asian.test(message)) return asianRequestOf(message)
  const clauses = message.split(/[.!?;:,…،؟\n]+| [-–—] /).map((clause) => ` ${plain(clause)} `)
  const said = text.split(' ')
  return languages.find(
    (one) => (one.keys.size === 0 || said.some((word) => one.keys.has(word))) && isRequest(text, clauses, one.rule()),
  )?.language
}

/** In longer messages, words about people are about something else. */
const MAX_LENGTH = 600

const asian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

interface Rule {
  readonly language: string
  readonly asks: readonly RegExp[]
  /** The same with other words in between, within a clause. */
  readonly near: readonly RegExp[]
  /** The whole of a clause. */
  readonly alone: readonly RegExp[]
  /** All of a row together, of the first in the message, of the others in a clause. */
  readonly failing: readonly RegExp[]
  readonly together: readonly (readonly RegExp[])[]
  readonly refusesMachine: RegExp
  readonly refusesPerson: RegExp
  readonly ordinary: RegExp
}

const isRequest = (
  text: string,
  clauses: readonly string[],
  { asks, near, alone, failing, together, refusesMachine, refusesPerson, ordinary }: Rule,
): boolean => {
  if (failing.length > 0 && failing.every((one) => one.test(text))) return true
  if (ordinary.test(text)) return false
  if (refusesMachine.test(text)) return true
  if (clauses.some((clause) => refusesPerson.test(clause))) return false
  return (
    [...asks, ...alone].some((ask) => ask.test(text)) ||
    clauses.some(
      (clause) =>
        [...alone, ...near].some((one) => one.test(clause)) ||
        together.some((all) => all.every((one) => one.test(clause))),
    )
  )
}

/** Small letters between single spaces, without accents and vowel marks; punctuation and apostrophes are spaces. */
const plain = (message: string): string =>
  message
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}ـ]/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Any of the phrases, the longest first, so that "real person" is not taken for "real". */
const anyOf = (...phrases: readonly string[]): string =>
  `(?:${phrases
    .join(',')
    .split(',')
    .map((phrase) => phrase.trim().replace(/\s+/g, ' '))
    .toSorted((one, other) => other.length - one.length)
    .map((phrase) => phrase.replaceAll('… ', '(?:[^ ]+ ){0,3}'))
    .join('|')})`

/** Arabic writes "with", "to" and "the" together with the word that follows. */
const PREFIX = '(?:(?:بال|لل|ال|ب|ل))?'

/** The visitor's own people are not the team. */
const NOT_OWN =
  '(?<! (?:my|our|mein|meine|meinen|meinem|meiner|unser|unsere|unserem|unseren|mon|ma|mes|notre|nos|mi|mis|nuestro|mio|mia|miei|nostro|meu|minha|nosso|mijn|onze|ons) )'

/** Of the phrases after a person those that name the visitor. */
const aboutMe = (after: string): readonly string[] =>
  after
    .split(',')
    .filter((phrase) => /(?:^|\s)(?:me|mir|mich|mij|m|mi|conmigo|comigo)(?:\s|$)|[aei]r(?:me|mi)$/.test(phrase.trim()))

const maybe = (phrases: string | undefined, pattern: (phrases: string) => string): readonly RegExp[] =>
  phrases ? [new RegExp(pattern(anyOf(phrases)))] : []

/** All repetitions have a limit, so that the time is linear in the message. */
const ruleOf = (words: PersonWords): Rule => {
  const few = `(?:${anyOf(words.between)} ){0,4}`
  const anybody = `${PREFIX}${anyOf(words.person, words.staff)}`
  const person = `${PREFIX}${anyOf(words.person)}`
  const reach = anyOf(words.reach)
  const around = anyOf(words.around, words.between)
  const machine = anyOf(words.machine)
  return {
    language: words.language,
    asks: [
      new RegExp(` ${reach} ${few}${anybody} `),
      new RegExp(` ${anyOf(words.want)} ${few}${person} ${words.elsewhere ? `(?!${anyOf(words.elsewhere)} )` : ''}`),
      new RegExp(` ${anyOf(words.lead)} ${few}${anybody} (?:[^ ]+ ){0,3}${anyOf(words.after)} `),
      new RegExp(` ${anyOf(words.whole)} `),
    ],
    near: [
      new RegExp(` ${reach} (?:[^ ]+ ){0,5}${person} `),
      new RegExp(` ${reach} (?:[^ ]+ ){0,3}${anybody} `),
      new RegExp(
        ` ${anyOf(words.want)} (?:[^ ]+ ){0,2}${person} ${words.elsewhere ? `(?!${anyOf(words.elsewhere)} )` : ''}`,
      ),
      new RegExp(` ${anyOf(words.lead)} (?:[^ ]+ ){0,3}${anybody} (?:[^ ]+ ){0,5}${anyOf(words.after)} `),
      new RegExp(`^ (?:${around} ){0,4}${anybody} (?:[^ ]+ ){0,3}${anyOf(...aboutMe(words.after))} `),
      ...maybe(words.passes, (passes) => ` ${passes} (?:[^ ]+ ){0,4}${NOT_OWN}${anybody} `),
      ...maybe(words.helped, (helped) => ` ${helped} ${few}${anybody} `),
    ],
    alone: [
      new RegExp(`^ (?:${around} ){0,6}${anyOf(words.person, words.called)} (?:${around} ){0,6}$`),
      ...maybe(
        words.present,
        (present) =>
          `^ (?:${around} ){0,6}${present} (?:${anyOf(words.here ?? '', words.around, words.between, words.person)} ){0,5}$`,
      ),
    ],
    failing: maybe(
      words.fails,
      (fails) => ` ${fails} (?:[^ ]+ ){0,3}${machine} | ${machine} (?:[^ ]+ ){0,3}${fails} `,
    ).flatMap((fails) => [fails, new RegExp(` ${anybody} `)]),
    together: [
      ...maybe(words.talks, (talks) => ` ${talks} `).map((talks) => [
        talks,
        new RegExp(` ${anyOf(words.us ?? '')} `),
        new RegExp(` ${NOT_OWN}${anybody} `),
      ]),
      ...maybe(words.talks, (talks) => ` ${talks} `).map((talks) => [
        talks,
        new RegExp(` ${anyOf(words.not)} `),
        new RegExp(` (?:with|to|mit|avec|con|com|met) ${few}${machine} `),
      ]),
      ...maybe(words.please, (please) => ` ${please} `).map((please) => [
        please,
        new RegExp(`^ (?:${around} ){0,6}${anybody} (?:${around} ){0,6}$`),
      ]),
    ],
    refusesMachine: new RegExp(
      ` ${anyOf(words.not)} (?:[^ ]+ ){0,1}(?:${anyOf(words.reach, words.after, words.between)} ){0,3}${machine} `,
    ),
    refusesPerson: new RegExp(
      ` ${anyOf(words.not)} (?:${anyOf(words.reach, words.after, words.between, words.lead)} ){0,4}${anybody} `,
    ),
    ordinary: new RegExp(` ${anyOf(words.ordinary)} `),
  }
}

/**
 * The longest word of each phrase without which nothing is a request. Most messages have none of a language's, and its expressions, which
 * take milliseconds to compile, are never made. None where words are written together.
 */
const keysOf = ({ language, person, staff, called, machine, whole, present = '' }: PersonWords): ReadonlySet<string> =>
  language === 'ar'
    ? new Set()
    : new Set(
        [person, staff, called, machine, whole, present]
          .join(',')
          .split(',')
          .map((phrase) => phrase.split(/\s+/).reduce((one, other) => (other.length > one.length ? other : one))),
      )

const language = (words: PersonWords) => {
  let rule: Rule | undefined
  return { language: words.language, keys: keysOf(words), rule: () => (rule ??= ruleOf(words)) }
}

/** The commonest first: a word of several languages is taken for the first one's. */
const languages = [en, de, fr, es, it, nl, pt, ar].map(language)
