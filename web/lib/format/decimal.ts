import { numberLocale } from '#web/lib/words/language.ts'

/** A figure with exactly so many decimals, as the page's language writes it: 0.83 or 0,83. */
export const decimal = (value: number, digits: number): string =>
  value.toLocaleString(numberLocale, { minimumFractionDigits: digits, maximumFractionDigits: digits })
