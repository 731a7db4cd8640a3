import { asianPhrasesOf } from './asian-phrases-of.ts'

/** Japanese and Chinese are written without spaces. */
const spaceless = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** Whether a message contains one of the phrases as whole words; case, punctuation and the width of characters do not matter. */
export const saysAnyOf = (message: string, phrases: readonly string[]): boolean => {
  const isAsian = spaceless.test(message)
  // "OK" is a word of "OKです"
  const text = plain(isAsian ? message.replace(asianRuns, ' $& ') : message)
  const saysAsian = isAsian ? asianPhrasesOf(message) : undefined
  return phrases.some((phrase) =>
    spaceless.test(phrase) ? saysAsian?.(phrase) === true : text.includes(plain(phrase)),
  )
}

const asianRuns = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu

/** Words between single spaces, so that "pay" is not found in "payment" and punctuation does not matter. */
const plain = (text: string): string =>
  ` ${text
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim()} `
