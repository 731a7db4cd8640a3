import { asianRefusals, refusalWords } from './refusal-words.ts'

/**
 * Whether a visitor refuses to give what they are asked for, in English, Arabic, Chinese, Dutch, French, German, Italian,
 * Japanese, Portuguese or Spanish. `certain` leaves out what also answers a question: "no", "nothing". A question refuses nothing.
 */
export const isRefusal = (message: string, how: 'any' | 'certain' = 'any'): boolean => {
  if (/[?？؟@]/.test(message)) return false
  if (asian.test(message)) return isAsianRefusal(message, how)
  const text = folded(message)
  if (text === '' || text.split(' ').length > MOST_WORDS) return false
  const bare = text.replace(courtesy, ' ').replace(/ {2,}/g, ' ').trim()
  return rules.some(
    ({ plain, certain }) => certain.test(bare) || (how === 'any' && (plain.test(bare) || plain.test(text))),
  )
}

const isAsianRefusal = (message: string, how: 'any' | 'certain'): boolean => {
  const bare = message
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}ー]+/gu, '')
    .replace(/^(?:すみません(?:が)?|不好意思|抱歉|对不起)/, '')
  if (bare.length > MOST_SIGNS) return false
  return asianRefusals.certain.test(bare) || (how === 'any' && asianRefusals.plain.test(bare))
}

const MOST_WORDS = 12
const MOST_SIGNS = 24
const asian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** Small letters between single spaces, without accents; `ß` is `ss`, and forms of Arabic letters are one. */
const folded = (message: string): string =>
  message
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}ـ]/gu, '')
    .normalize('NFKC')
    .replaceAll('ß', 'ss')
    .replace(/[أإآ]/g, 'ا')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const courtesy =
  /(?<![^ ])(?:please|pls|sorry|thanks|thank you|bitte|danke|leider|entschuldigung|merci|desole|desolee|s il vous plait|por favor|gracias|perdon|lo siento|grazie|per favore|mi dispiace|scusi|obrigado|obrigada|desculpe|alstublieft|bedankt|helaas|شكرا|من فضلك|عذرا|اسف)(?![^ ])/g

/** A certain refusal may be part of a message: "sorry, I'd rather not say that here". One word refuses only alone. */
const ruleOf = ({ plain, certain }: (typeof refusalWords)[string]) => {
  const [phrases, words] = [[] as string[], [] as string[]]
  for (const one of alternatives(certain)) (/[ (]/.test(one) ? phrases : words).push(one)
  return {
    plain: new RegExp(`^(?:${plain})$`),
    certain: new RegExp(`^(?:${words.join('|')})$|(?<![^ ])(?:${phrases.join('|')})(?![^ ])`),
  }
}

/** The alternatives of a pattern at its top level. */
const alternatives = (pattern: string): readonly string[] => {
  let depth = 0
  return [...pattern]
    .map((sign) => {
      if (sign === '(') depth++
      if (sign === ')') depth--
      return sign === '|' && depth === 0 ? '\n' : sign
    })
    .join('')
    .split('\n')
}

const rules = Object.values(refusalWords).map(ruleOf)
