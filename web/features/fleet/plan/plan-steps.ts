import { UNDO_DAYS } from '#shared/fleet/limits'
import type { FleetCopy } from '#shared/fleet/schema'
import { t } from '#web/features/fleet/t.ts'
import { stageName, waitText } from '#web/features/fleet/table/stage-name.ts'
import type { StepItem } from '#web/ui/wizard/step-list.tsx'
import type { Groups, Plan } from './plan.ts'

/** When a stage after the first starts. */
export const startText = (minutes: number | undefined): string =>
  minutes === undefined ? t('afterOk') : t('afterWait', { wait: waitText(minutes) })

/** A push that is being prepared, on the line. */
export const planSteps = (version: number, groups: Groups<FleetCopy>, plan: Plan): readonly StepItem[] => {
  const stages = groups.stages.map((copies, at) => ({ copies, at })).filter(({ copies }) => copies.length > 0)
  const chosen = groups.stages.flat()
  const kept = chosen.reduce((sum, { agentId, counts }) => sum + counts.kept - (plan.takeNew[agentId]?.length ?? 0), 0)
  return [
    { label: t('line.what'), detail: t('versionOf', { n: version }), state: 'done' },
    { label: t('line.whom'), detail: t('whomFact', { copies: chosen.length, kept }), state: 'now' },
    ...stages.map(
      ({ copies, at }, index): StepItem => ({
        label: stageName(index, stages.length),
        detail: t('stageFact', {
          count: copies.length,
          start: index === 0 ? t('atOnce') : startText(plan.starts[at - 1]),
        }),
        state: 'next',
      }),
    ),
    { label: t('line.done'), detail: t('undoDays', { days: UNDO_DAYS }), state: 'next' },
  ]
}
