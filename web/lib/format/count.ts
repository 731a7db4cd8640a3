import { numberLocale } from '#web/lib/words/language.ts'

const whole = new Intl.NumberFormat(numberLocale, { maximumFractionDigits: 0 })
const oneDecimal = new Intl.NumberFormat(numberLocale, { maximumFractionDigits: 1 })

/** 1284 reads 1,284; credits keep one decimal below 100. */
export const count = (value: number): string =>
  (Number.isInteger(value) || value >= 100 ? whole : oneDecimal).format(value)
