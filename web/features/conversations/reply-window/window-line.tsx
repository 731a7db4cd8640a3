import type { Channel } from '#shared/conversations/schema'
import { t as shared } from '#web/features/conversations/t.ts'
import { dateLocale, language } from '#web/lib/words/language.ts'
import { t } from './t.ts'

interface WindowLineProps {
  readonly channel: Channel
  readonly until: number
  readonly leftMs: number
}

const HOUR_MS = 3_600_000
/** From here on a member must hurry. */
const CLOSING_MS = 2 * HOUR_MS
/** Beyond, a weekday alone may be read as today's. */
const WEEKDAY_MS = 6 * 24 * HOUR_MS
const near = { weekday: 'short', hour: '2-digit', minute: '2-digit' } as const
const moment = new Intl.DateTimeFormat(dateLocale, near)
const dated = new Intl.DateTimeFormat(dateLocale, { ...near, day: 'numeric', month: 'short' })
const unit = (name: 'hour' | 'minute') =>
  new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: 'long' })

/** Under the reply field: until when the channel takes replies, and how long that still is once it matters. */
export const WindowLine = ({ channel, until, leftMs }: WindowLineProps) => {
  const minutes = Math.max(1, Math.floor(leftMs / 60_000))
  const left = minutes < 60 ? unit('minute').format(minutes) : unit('hour').format(Math.floor(minutes / 60))
  return (
    <p className="flex flex-wrap justify-between gap-x-4 text-xs text-ink-2">
      <span>
        {t(channel === 'whatsapp' ? 'opens' : 'opensForDays', {
          channel: shared(`channel.${channel}`),
          time: (leftMs > WEEKDAY_MS ? dated : moment).format(until),
        })}
      </span>
      <span role="status" className="font-medium text-warn">
        {leftMs < CLOSING_MS && t('closing', { left })}
      </span>
    </p>
  )
}
