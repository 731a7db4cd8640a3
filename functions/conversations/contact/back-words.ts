import { nextOpening } from '#shared/agents/handoff/next-opening'
import type { HandoffSettings } from '#shared/agents/schema'
import type { Reader } from './reader.ts'

interface BackWords {
  /** `zone` is empty, or a time zone's name in brackets after a space. */
  readonly back: (day: string, time: string, zone: string) => string
  /** A weekday, or one with its date, as a time. */
  readonly on?: (weekday: string) => string
}

/** When the team is back, by language. */
const backWords = {
  en: { back: (day, time, zone) => `They are back ${day} at ${time}${zone}.`, on: (weekday) => `on ${weekday}` },
  ar: { back: (day, time, zone) => `سيعود الفريق ${day} الساعة ${time}${zone}.`, on: (weekday) => `يوم ${weekday}` },
  de: { back: (day, time, zone) => `Es ist ${day} um ${time} Uhr${zone} wieder da.`, on: (weekday) => `am ${weekday}` },
  es: { back: (day, time, zone) => `Vuelve ${day} a las ${time}${zone}.`, on: (weekday) => `el ${weekday}` },
  fr: { back: (day, time, zone) => `Elle est de retour ${day} à ${time}${zone}.` },
  it: { back: (day, time, zone) => `Torna ${day} alle ${time}${zone}.` },
  ja: { back: (day, time, zone) => `${day}の${time}${zone}に戻ります。` },
  nl: { back: (day, time, zone) => `Het is er ${day} om ${time}${zone} weer.` },
  pt: {
    back: (day, time, zone) => `Volta ${day} às ${time}${zone}.`,
    on: (weekday) => `${weekday.includes('feira') ? 'na' : 'no'} ${weekday}`,
  },
  zh: { back: (day, time, zone) => `他们将于${day} ${time}${zone} 回来。` },
} as const satisfies Readonly<Record<string, BackWords>>

const DAYS_OF_WEEK = 7
const DAY = 24 * 3600_000

type Team = Pick<HandoffSettings, 'timeZone' | 'hours'>

/**
 * A sentence that says when the team is back, by its hours, on the visitor's clock and in their language (else in English); empty
 * where that is not known. A clock that differs from the team's, and the team's own in place of the visitor's, is named.
 */
export const backWordsOf = (
  team: Team | undefined,
  now: number,
  { language = '', timeZone }: Pick<Reader, 'language' | 'timeZone'>,
): string => {
  const at = team && nextOpening(team, now)
  if (team === undefined || at === undefined) return ''
  const tag = language.slice(0, 2).toLowerCase()
  const words: Readonly<Record<string, BackWords>> = backWords
  const { back, on } = words[tag] ?? backWords.en
  const locale = localeOf(Object.hasOwn(backWords, tag) ? tag : 'en', language)
  const zone = timeZone ?? team.timeZone
  const show = (format: Intl.DateTimeFormatOptions, timeZone = zone) =>
    new Intl.DateTimeFormat(locale, { ...format, timeZone }).format(at)
  const days = dayOf(at, zone) - dayOf(now, zone)
  const weekday = show({ weekday: 'long', ...(days < DAYS_OF_WEEK ? {} : { day: 'numeric', month: 'long' }) })
  const day =
    days < 2 ? new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day') : (on?.(weekday) ?? weekday)
  const clock = { hour: locale === 'en-US' ? 'numeric' : '2-digit', minute: '2-digit' } as const
  const time = show(clock)
  const isNamed = timeZone === undefined || time !== show(clock, team.timeZone)
  return back(day, time, isNamed ? ` (${zoneName(at, locale, zone)})` : '')
}

const localeOf = (tag: string, language: string): string => {
  if (tag !== 'en') return tag
  return /^en-us$/i.test(language) ? 'en-US' : 'en-GB'
}

/** Days since 1970 on a time zone's calendar. */
const dayOf = (at: number, timeZone: string): number => {
  const [year = 0, month = 1, day = 1] = new Intl.DateTimeFormat('en-CA', { timeZone })
    .format(at)
    .split('-')
    .map(Number)
  return Date.UTC(year, month - 1, day) / DAY
}

const zoneName = (at: number, locale: string, timeZone: string): string =>
  new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
