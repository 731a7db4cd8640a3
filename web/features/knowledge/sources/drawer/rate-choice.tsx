import type { RefreshEvery } from '#shared/knowledge/schema'
import { refreshRates } from '#web/features/knowledge/choices.ts'
import { t } from '#web/features/knowledge/t.ts'
import { Segmented } from '#web/ui/choice/segmented.tsx'

interface RateChoiceProps {
  readonly value: RefreshEvery
  readonly onChange: (value: RefreshEvery) => void
}

/** How often a page or a site is looked at again. */
export const RateChoice = ({ value, onChange }: RateChoiceProps) => (
  <div>
    <p className="mb-1.5 font-medium" aria-hidden="true">
      {t('rate')}
    </p>
    <Segmented
      label={t('rate')}
      value={value}
      onChange={onChange}
      className="flex"
      options={refreshRates.map((every) => ({ value: every, label: t(`every.${every}`) }))}
    />
    <p className="mt-1.5 text-sm text-ink-2">{t('rateHint')}</p>
  </div>
)
