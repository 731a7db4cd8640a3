import { dateLocale } from '#web/lib/words/language.ts'

const time = new Intl.DateTimeFormat(dateLocale, { hour: '2-digit', minute: '2-digit' })
const dayAndTime = new Intl.DateTimeFormat(dateLocale, {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
})

/** A time after "since": of today "10:52", of an earlier day "18 Nov, 10:52". Milliseconds since 1970. */
export const since = (atMs: number, nowMs: number): string =>
  (new Date(atMs).toDateString() === new Date(nowMs).toDateString() ? time : dayAndTime).format(atMs)
