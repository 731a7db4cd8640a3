import type { GracePeriod } from '#shared/workspaces/access-keys'
import { PeriodChoice } from '#web/features/workspaces/keys/period-choice.tsx'
import { t as keyT } from '#web/features/workspaces/keys/t.ts'
import { Checkbox } from '#web/ui/choice/checkbox.tsx'
import { t } from './t.ts'

interface RotateKnownProps {
  readonly email: string
  /** How long the replaced keys stay valid; absent: nothing is replaced. */
  readonly value: GracePeriod | undefined
  readonly onChange: (validFor: GracePeriod | undefined) => void
}

/** Offers to replace what a member may know of the agents' keys when they are removed. */
export const RotateKnown = ({ email, value, onChange }: RotateKnownProps) => (
  <div className="grid gap-3">
    <div className="grid gap-1">
      <Checkbox
        label={t('rotateKnown', { email })}
        checked={value !== undefined}
        onChange={(isChosen) => onChange(isChosen ? 'day' : undefined)}
      />
      <p className="ps-6 text-sm text-ink-2">{t('rotateKnownHint')}</p>
    </div>
    {value && <PeriodChoice label={keyT('knownValidFor')} value={value} onChange={onChange} />}
  </div>
)
