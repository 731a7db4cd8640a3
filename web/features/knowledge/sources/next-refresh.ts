import type { Source } from '#shared/knowledge/schema'
import { isPassing } from '#web/features/knowledge/queries.ts'
import { t } from '#web/features/knowledge/t.ts'
import { dateLocale } from '#web/lib/words/language.ts'

const time = new Intl.DateTimeFormat(dateLocale, { hour: '2-digit', minute: '2-digit' })
const day = new Intl.DateTimeFormat(dateLocale, { day: 'numeric', month: 'short' })

/** The next refresh of a source: "Now", "In 40 min", "Tomorrow 11:30", "28 Nov", or a dash. */
export const nextRefresh = ({ status, nextAt }: Pick<Source, 'status' | 'nextAt'>, nowMs: number): string => {
  if (isPassing(status)) return t('nextNow')
  if (nextAt === undefined) return t('nothing')
  const minutes = Math.ceil((nextAt - nowMs) / 60_000)
  if (minutes <= 0) return t('nextNow')
  if (minutes < 60) return t('nextMinutes', { n: minutes })
  const days = Math.round((new Date(nextAt).setHours(0, 0, 0, 0) - new Date(nowMs).setHours(0, 0, 0, 0)) / 86_400_000)
  if (days === 0) return t('nextToday', { time: time.format(nextAt) })
  if (days === 1) return t('nextTomorrow', { time: time.format(nextAt) })
  return day.format(nextAt)
}
