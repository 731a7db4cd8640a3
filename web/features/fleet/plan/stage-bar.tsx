import { t } from '#web/features/fleet/t.ts'
import { stageName } from '#web/features/fleet/table/stage-name.ts'
import { Segmented } from '#web/ui/choice/segmented.tsx'
import { Select } from '#web/ui/choice/select.tsx'
import { type Plan, type StageCount, startAfter } from './plan.ts'
import { startText } from './plan-steps.ts'

interface StageBarProps {
  readonly plan: Plan
  readonly onChange: (plan: Plan) => void
}

const counts: readonly StageCount[] = [1, 2, 3]
/** Minutes after the stage before. */
const waits = [30, 60, 240, 1440] as const

const starts = () => [
  { value: 'ok', label: startText(undefined) },
  ...waits.map((minutes) => ({ value: String(minutes), label: startText(minutes) })),
]

/** In how many stages, and when each starts. */
export const StageBar = ({ plan, onChange }: StageBarProps) => (
  <>
    <Segmented
      label={t('stages')}
      value={String(plan.stages)}
      options={counts.map((count) => ({ value: String(count), label: t(`stages.${count}`) }))}
      onChange={(value) => onChange({ ...plan, stages: counts.find((count) => String(count) === value) ?? 1 })}
    />
    {Array.from({ length: plan.stages - 1 }, (_, at) => at + 1).map((stage) => (
      <span key={stage} className="flex items-center gap-2 text-sm">
        <span aria-hidden="true" className="text-ink-2">
          {stageName(stage, plan.stages)}
        </span>
        <Select
          label={t('startOf', { stage: stageName(stage, plan.stages) })}
          className="w-auto"
          value={String(plan.starts[stage - 1] ?? 'ok')}
          options={starts()}
          onChange={(value) => onChange(startAfter(plan, stage, value === 'ok' ? undefined : Number(value)))}
        />
      </span>
    ))}
  </>
)
