import { numberLocale } from '#web/lib/words/language.ts'

/** A number with exactly so many decimals, in the page's language: 0.83 or 0,83. */
export const decimal = (value: number, digits: number): string =>
  value.toLocaleString(numberLocale, { minimumFractionDigits: digits, maximumFractionDigits: digits })
