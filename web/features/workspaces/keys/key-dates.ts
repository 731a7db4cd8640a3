import type { AccessKey } from '#shared/workspaces/access-keys'
import { dateLocale } from '#web/lib/words/language.ts'
import { t } from './t.ts'

const HOUR_MS = 3_600_000
const day = new Intl.DateTimeFormat(dateLocale, { dateStyle: 'medium' })
const minute = new Intl.DateTimeFormat(dateLocale, { dateStyle: 'medium', timeStyle: 'short' })

/** A key's age and last use, which is recorded once an hour at most, in sentences. `now` in milliseconds since 1970. */
export const keyDates = ({ createdAt, lastUsedAt }: AccessKey, now: number): string =>
  `${t('created', { date: day.format(createdAt) })} ${useOf(lastUsedAt, now)}`

const useOf = (at: number | undefined, now: number): string => {
  if (at === undefined) return t('neverUsed')
  return now - at < HOUR_MS ? t('usedLately') : t('lastUsed', { date: minute.format(at) })
}

/** Until when an earlier key is valid. */
export const keyEnd = ({ ending, validUntil = 0 }: AccessKey): string =>
  t('endsIn', { ending, date: minute.format(validUntil) })
