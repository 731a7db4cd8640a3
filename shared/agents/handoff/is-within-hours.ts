import type { HandoffSettings } from '#shared/agents/schema'

/** Whether a team answers at `now` (milliseconds since 1970). Times are those of the clocks on its walls, also when these change. */
export const isWithinHours = (
  { timeZone, hours }: Pick<HandoffSettings, 'timeZone' | 'hours'>,
  now: number,
): boolean => {
  if (hours.length === 0) return true
  const { day, time } = wallClock(timeZone, now)
  const yesterday = (day + 6) % 7
  return hours.some(({ days, from, to }) => {
    // over midnight, or a whole day: it began today, or it ends today
    if (to <= from) return (days.includes(day) && time >= from) || (days.includes(yesterday) && time < to)
    return days.includes(day) && time >= from && time < to
  })
}

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

const wallClock = (timeZone: string, now: number): { readonly day: number; readonly time: string } => {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now)
  const part = (type: string) => parts.find((it) => it.type === type)?.value ?? ''
  return { day: weekdays.indexOf(part('weekday')), time: `${part('hour')}:${part('minute')}` }
}
