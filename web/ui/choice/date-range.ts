/** Whole days, both ends included, as `YYYY-MM-DD`. */
export interface DateRange {
  readonly from: string
  readonly to: string
}

const DAY_MS = 86_400_000
const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

/** The last `count` days up to and including `today`. */
export const lastDays = (count: number, today: string): DateRange => ({
  from: dayOf(Date.parse(today) - (count - 1) * DAY_MS),
  to: today,
})

/** How many days a range has; not a number when an end is not a date. */
export const daysIn = ({ from, to }: DateRange): number => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1

export type RangeFault = 'missing' | 'reversed' | 'future' | 'too-long'

/** What is wrong with a range, if anything. */
export const rangeFault = (range: DateRange, today: string, maxDays: number): RangeFault | undefined => {
  const days = daysIn(range)
  if (Number.isNaN(days)) return 'missing'
  if (days < 1) return 'reversed'
  if (range.to > today) return 'future'
  return days > maxDays ? 'too-long' : undefined
}
