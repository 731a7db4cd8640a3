import { CalendarDays, ChevronDown } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { dateLocale } from '#web/lib/words/language.ts'
import { Button } from '#web/ui/button/button.tsx'
import { t } from '#web/ui/deferred/t.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/input/input.tsx'
import { Popover } from '#web/ui/layer/popover.tsx'
import { type DateRange, daysIn, lastDays, type RangeFault, rangeFault } from './date-range.ts'

export interface DateRangePickerProps {
  readonly value: DateRange
  /** The last day that can be chosen, `YYYY-MM-DD`. */
  readonly today: string
  readonly maxDays?: number | undefined
  readonly onChange: (range: DateRange) => void
}

const presets = [7, 30, 90] as const
const day = new Intl.DateTimeFormat(dateLocale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })

const faultMessage = (fault: RangeFault, days: number): string =>
  fault === 'too-long' ? t('range.too-long', { days }) : t(`range.${fault}`)

/** The date range of a screen: the last 7, 30 or 90 days, or any two dates. */
export const DateRangePicker = ({ value, today, maxDays = 366, onChange }: DateRangePickerProps) => {
  const [isOpen, setOpen] = useState(false)
  const [draft, setDraft] = useState(value)
  const [isAsked, setAsked] = useState(false)
  const fault = rangeFault(draft, today, maxDays)
  const take = (range: DateRange) => {
    setOpen(false)
    onChange(range)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (!fault) take(draft)
  }
  const preset = presets.find((count) => value.to === today && daysIn(value) === count)
  return (
    <Popover
      label={t('days')}
      className="w-72 p-4"
      isOpen={isOpen}
      onOpenChange={(next) => {
        setDraft(value)
        setAsked(false)
        setOpen(next)
      }}
      trigger={
        <Button icon={<CalendarDays size={16} />}>
          {preset
            ? t('lastDays', { count: preset })
            : `${day.format(Date.parse(value.from))} – ${day.format(Date.parse(value.to))}`}
          <ChevronDown size={14} aria-hidden="true" />
        </Button>
      }
    >
      <div className="mb-4 grid gap-2">
        {presets.map((count) => (
          <Button
            key={count}
            size="small"
            variant={preset === count ? 'primary' : undefined}
            aria-pressed={preset === count}
            onClick={() => take(lastDays(count, today))}
          >
            {t('lastDays', { count })}
          </Button>
        ))}
      </div>
      <form onSubmit={submit} noValidate className="grid gap-3">
        {(['from', 'to'] as const).map((end) => (
          <Field
            key={end}
            label={t(end)}
            error={isAsked && fault && end === 'to' ? faultMessage(fault, maxDays) : undefined}
          >
            <Input
              type="date"
              max={today}
              value={draft[end]}
              onChange={({ currentTarget: { value: next } }) => setDraft((before) => ({ ...before, [end]: next }))}
            />
          </Field>
        ))}
        <Button type="submit" variant="primary">
          {t('apply')}
        </Button>
      </form>
    </Popover>
  )
}
