import { numberLocale } from '#web/lib/words/language.ts'

const as = (unit: 'minute' | 'hour' | 'day') =>
  new Intl.NumberFormat(numberLocale, { style: 'unit', unit, unitDisplay: unit === 'day' ? 'long' : 'short' })
const minutes = as('minute')
const hours = as('hour')
const days = as('day')

/** How long a visitor has waited, in the largest whole unit: "1 min" at least, "3 hr", "2 days". */
export const waitedFor = (ms: number): string => {
  const passed = Math.max(1, Math.floor(ms / 60_000))
  if (passed < 60) return minutes.format(passed)
  return passed < 24 * 60 ? hours.format(Math.floor(passed / 60)) : days.format(Math.floor(passed / (24 * 60)))
}
