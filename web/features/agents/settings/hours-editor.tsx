import { Plus, X } from 'lucide-react'
import type { HandoffSettings } from '#shared/agents/schema'
import { t } from '#web/features/agents/t.ts'
import { dateLocale } from '#web/lib/words/language.ts'
import { Button } from '#web/ui/button/button.tsx'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { Input } from '#web/ui/input/input.tsx'

type Hours = HandoffSettings['hours']

interface HoursEditorProps {
  readonly hours: Hours
  readonly issue: (path: string) => string | undefined
  readonly onChange: (hours: Hours) => void
}

const MOST = 20
const workdays = [1, 2, 3, 4, 5]
/** Monday first; 4 January 1970 was a Sunday. */
const week = [1, 2, 3, 4, 5, 6, 0]
const weekday = new Intl.DateTimeFormat(dateLocale, { weekday: 'short', timeZone: 'UTC' })
const nameOf = (day: number): string => weekday.format(Date.UTC(1970, 0, 4 + day))

/** Hours as rows: their days, from and to. */
export const HoursEditor = ({ hours, issue, onChange }: HoursEditorProps) => {
  const change = (at: number, changes: Partial<Hours[number]>) =>
    onChange(hours.map((row, other) => (other === at ? { ...row, ...changes } : row)))
  const toggled = (days: readonly number[], day: number): number[] =>
    days.includes(day) ? days.filter((other) => other !== day) : [...days, day].toSorted()
  return (
    <fieldset className="grid gap-3" aria-label={t('hours')}>
      <p aria-hidden="true" className="font-medium">
        {t('hours')}
      </p>
      <p className="text-sm text-ink-2">{t('hoursHint')}</p>
      {hours.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id and keep their order
        <div key={at} className="flex flex-wrap items-center gap-3">
          <fieldset className="flex flex-wrap gap-2">
            <legend className="sr-only">{t('hoursDays')}</legend>
            {week.map((day) => (
              <label key={day} className="flex items-center gap-1 text-sm">
                <input
                  type="checkbox"
                  checked={row.days.includes(day)}
                  onChange={() => change(at, { days: toggled(row.days, day) })}
                />
                {nameOf(day)}
              </label>
            ))}
          </fieldset>
          <Input
            type="time"
            className="w-fit!"
            aria-label={t('hoursFrom')}
            value={row.from}
            onChange={(event) => change(at, { from: event.currentTarget.value })}
          />
          <Input
            type="time"
            className="w-fit!"
            aria-label={t('hoursTo')}
            value={row.to}
            onChange={(event) => change(at, { to: event.currentTarget.value })}
          />
          <IconButton
            label={t('removeHours')}
            size="small"
            icon={<X size={15} />}
            onClick={() => onChange(hours.filter((_, other) => other !== at))}
          />
          {issue(`handoff.hours.${at}`) && (
            <p role="alert" className="w-full text-sm text-bad">
              {issue(`handoff.hours.${at}`)}
            </p>
          )}
        </div>
      ))}
      <div>
        <Button
          size="small"
          icon={<Plus size={14} />}
          disabled={hours.length >= MOST}
          onClick={() => onChange([...hours, { days: workdays, from: '09:00', to: '17:00' }])}
        >
          {t('addHours')}
        </Button>
      </div>
    </fieldset>
  )
}
