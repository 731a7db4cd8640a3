import type { HandoffSettings } from '#shared/agents/schema'
import { isWithinHours } from './is-within-hours.ts'

const DAY = 24 * 3600_000
/** A team that has hours opens within a week; the eighth day is for clocks that are put back. */
const DAYS = 8

/**
 * When a team that is not there opens next, in milliseconds since 1970; `undefined` without hours, and within them. The times are
 * those of its clocks: one that is skipped in spring is an hour later.
 */
export const nextOpening = (team: Pick<HandoffSettings, 'timeZone' | 'hours'>, now: number): number | undefined => {
  if (isWithinHours(team, now)) return undefined
  const times = Array.from({ length: DAYS + 1 }, (_, day) => now + day * DAY).flatMap((day) =>
    team.hours.map(({ from }) => instantOf(team.timeZone, day, from)),
  )
  return times.filter((at) => at > now && isWithinHours(team, at)).toSorted((one, other) => one - other)[0]
}

/** The instant of a time of day, on the day that it is at `day` in the time zone. */
const instantOf = (timeZone: string, day: number, time: string): number => {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const { year, month, date } = wallClock(timeZone, day)
  const wanted = Date.UTC(year, month - 1, date, hour, minute)
  // the offset of the guess may be that of the day before
  const guess = wanted - offsetAt(timeZone, wanted)
  return wanted - offsetAt(timeZone, guess)
}

const offsetAt = (timeZone: string, at: number): number => {
  const { year, month, date, hour, minute } = wallClock(timeZone, at)
  return Date.UTC(year, month - 1, date, hour, minute) - Math.floor(at / 60_000) * 60_000
}

const wallClock = (timeZone: string, at: number) => {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(at)
  const part = (type: string) => Number(parts.find((it) => it.type === type)?.value ?? 0)
  return { year: part('year'), month: part('month'), date: part('day'), hour: part('hour'), minute: part('minute') }
}
