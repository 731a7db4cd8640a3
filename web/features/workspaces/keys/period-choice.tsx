import type { GracePeriod } from '#shared/workspaces/access-keys'
import { gracePeriods } from '#shared/workspaces/grace-periods'
import { RadioList } from '#web/ui/choice/radio-list.tsx'
import { t } from './t.ts'

interface PeriodChoiceProps {
  readonly label: string
  readonly value: GracePeriod
  readonly onChange: (validFor: GracePeriod) => void
}

/** How long keys that are replaced stay valid. */
export const PeriodChoice = ({ label, value, onChange }: PeriodChoiceProps) => (
  <div>
    <p className="mb-2 font-medium">{label}</p>
    <RadioList
      label={label}
      value={value}
      options={gracePeriods.map((period) => ({
        value: period,
        label: t(`period.${period}`),
        ...(period === 'none' ? { hint: t('period.noneHint') } : {}),
      }))}
      onChange={onChange}
    />
  </div>
)
