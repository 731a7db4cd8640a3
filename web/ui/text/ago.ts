import { dateLocale } from '#web/lib/words/language.ts'
import { t } from '#web/ui/t.ts'

const day = new Intl.DateTimeFormat(dateLocale, { day: 'numeric', month: 'short' })
const dayWithYear = new Intl.DateTimeFormat(dateLocale, { day: 'numeric', month: 'short', year: 'numeric' })

const startOfDay = (ms: number) => new Date(ms).setHours(0, 0, 0, 0)

/** When something happened, in table form: "now", "12 min", "3 h", "Yesterday", "18 Nov". Milliseconds since 1970. */
export const ago = (atMs: number, nowMs: number): string => {
  const minutes = Math.floor((nowMs - atMs) / 60_000)
  if (minutes < 1) return t('now')
  if (minutes < 60) return t('minutes', { n: minutes })
  const days = Math.round((startOfDay(nowMs) - startOfDay(atMs)) / 86_400_000)
  if (days === 0) return t('hours', { n: Math.floor(minutes / 60) })
  if (days === 1) return t('yesterday')
  return new Date(atMs).getFullYear() === new Date(nowMs).getFullYear() ? day.format(atMs) : dayWithYear.format(atMs)
}
