const unitMs = { minute: 60_000, hour: 3_600_000, day: 86_400_000 } as const

interface Field {
  readonly name: string
  readonly from: number
  readonly to: number
  readonly words?: readonly string[]
}

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC']
const DAYS = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT']

/** EventBridge's six fields; days of the week count from 1 (Sunday). */
const fields: readonly Field[] = [
  { name: 'minutes', from: 0, to: 59 },
  { name: 'hours', from: 0, to: 23 },
  { name: 'day of month', from: 1, to: 31 },
  { name: 'month', from: 1, to: 12, words: MONTHS },
  { name: 'day of week', from: 1, to: 7, words: DAYS },
  { name: 'year', from: 1970, to: 2199 },
]

const numberOf = (text: string, { name, from, to, words }: Field): number => {
  const word = words?.indexOf(text.toUpperCase()) ?? -1
  const value = word >= 0 ? word + from : Number(text)
  if (!Number.isInteger(value) || value < from || value > to)
    throw new Error(`${text} is no ${name} that the local run understands`)
  return value
}

/** Which values a field allows: `*`, `?`, numbers, names, ranges, steps and lists of them. `L`, `W` and `#` are refused. */
const allows = (text: string, field: Field): ((value: number) => boolean) => {
  const parts = text.split(',').map((part) => {
    const [range = '', step] = part.split('/')
    const [low = '', high] = range.split('-')
    const isAll = range === '*' || range === '?'
    const from = isAll ? field.from : numberOf(low, field)
    const to = isAll || (step && !high) ? field.to : high ? numberOf(high, field) : from
    const every = step ? Number(step) : 1
    if (!Number.isInteger(every) || every < 1)
      throw new Error(`${part} is no ${field.name} that the local run understands`)
    return (value: number) => value >= from && value <= to && (value - from) % every === 0
  })
  return (value) => parts.some((part) => part(value))
}

const nextCron = (expression: string, after: number): number => {
  const texts = expression.trim().split(/\s+/)
  if (texts.length !== fields.length) throw new Error(`cron(${expression}) needs six fields`)
  const [minute, hour, date, month, day, year] = fields.map((field, position) => allows(texts[position] ?? '', field))
  const end = after + 5 * 366 * unitMs.day
  for (let at = Math.floor(after / unitMs.minute) * unitMs.minute + unitMs.minute; at < end; ) {
    const time = new Date(at)
    const isDay =
      year?.(time.getUTCFullYear()) &&
      month?.(time.getUTCMonth() + 1) &&
      date?.(time.getUTCDate()) &&
      day?.(time.getUTCDay() + 1)
    if (!isDay) at = (Math.floor(at / unitMs.day) + 1) * unitMs.day
    else if (!hour?.(time.getUTCHours())) at = (Math.floor(at / unitMs.hour) + 1) * unitMs.hour
    else if (!minute?.(time.getUTCMinutes())) at += unitMs.minute
    else return at
  }
  throw new Error(`cron(${expression}) never comes`)
}

/** When a schedule (`rate(15 minutes)`, `cron(0 9 ? * MON *)`, UTC) runs next after `after`, in milliseconds since 1970. */
export const nextRun = (schedule: string, after: number): number => {
  const rate = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(schedule)
  if (rate) return after + Number(rate[1]) * unitMs[rate[2] as keyof typeof unitMs]
  const cron = /^cron\((.+)\)$/.exec(schedule)?.[1]
  if (!cron) throw new Error(`${schedule} is neither rate(…) nor cron(…)`)
  return nextCron(cron, after)
}
