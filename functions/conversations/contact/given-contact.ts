import { readName } from './read-name.ts'

/** What a visitor said of themselves. */
export interface GivenContact {
  readonly name?: string
  readonly email?: string
  /** With its country code. */
  readonly phone?: string
}

/**
 * The name, e-mail address and phone number that a visitor gave in these messages without being asked, the newest of each. A
 * name only after words that can introduce nothing else ("my name is"), a number only with `+`; a question gives nothing.
 */
export const givenContact = (texts: readonly string[]): GivenContact => {
  const statements = texts.filter((text) => !/[?？؟]/.test(text)).toReversed()
  const newest = (read: (text: string) => string | undefined) =>
    statements.map(read).find((found) => found !== undefined)
  const [name, email, phone] = [newest(introducedName), newest(addressIn), newest(numberIn)]
  return { ...(name ? { name } : {}), ...(email ? { email } : {}), ...(phone ? { phone } : {}) }
}

/** Japanese and Chinese are written without spaces: メールはtaro@example.jpです. */
export const addressIn = (text: string): string | undefined =>
  (asian.test(text) && plainAddress.exec(text)?.[0]?.toLowerCase()) ||
  /(?<![^\s<>(),;:"'])[^\s@<>(),;:"']+@[^\s@<>(),;:"']+\.\p{L}{2,}/u.exec(text)?.[0]?.toLowerCase()

const asian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
const plainAddress = /(?<![\w.+-])[\w.+-]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){0,5}\.[a-z]{2,24}(?![\w-])/i

const numberIn = (text: string): string | undefined => {
  const digits = /\+\d[\d\s()/.-]{6,}\d/.exec(text)?.[0]?.replace(/\D/g, '') ?? ''
  return digits.length >= 8 && digits.length <= 15 ? `+${digits}` : undefined
}

const introduction =
  /my name is|my name['’]s|mein name ist|ich hei(?:ß|ss)e|je m['’]appelle|mon nom est|me llamo|mi nombre es|mi chiamo|il mio nome è|meu nome é|chamo-me|mijn naam is|ik heet|اسمي|(?:私|わたし|僕)の?名前は|我(?:的名字)?叫/i

const introducedName = (text: string): string | undefined => {
  const found = introduction.exec(text)
  if (!found) return undefined
  const [name = ''] = text
    .slice(found.index + found[0].length)
    .trim()
    .slice(0, MOST_CHARACTERS)
    .split(/[,.!;:\n。、，！]|\s(?:and|und|et|y|e|en|و)\s/i)
  return readName(name)
}

/** Behind an introduction. */
const MOST_CHARACTERS = 60
