/**
 * The beginning of a text, of at most so many UTF-16 units. A cut through an emoji leaves its first half out: a lone surrogate can be
 * stored in no database, and some providers refuse it.
 */
export const firstCharacters = (text: string, most: number): string =>
  text.slice(0, text.length > most && isFirstHalf(text.charCodeAt(most - 1)) ? most - 1 : most)

/** The end of a text, in the same way. */
export const lastCharacters = (text: string, most: number): string =>
  text.slice(text.length > most && isSecondHalf(text.charCodeAt(text.length - most)) ? 1 - most : -most)

const isFirstHalf = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdbff
const isSecondHalf = (unit: number): boolean => unit >= 0xdc00 && unit <= 0xdfff
