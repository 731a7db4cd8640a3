import type { Push, PushTarget } from '#shared/fleet/schema'
import { t } from '#web/features/fleet/t.ts'
import { stageName, waitText } from '#web/features/fleet/table/stage-name.ts'
import { dateLocale } from '#web/lib/words/language.ts'
import type { StepItem } from '#web/ui/wizard/step-list.tsx'
import type { StageProgress } from './progress-of.ts'

const moment = new Intl.DateTimeFormat(dateLocale, {
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
})
const day = new Intl.DateTimeFormat(dateLocale, { day: 'numeric', month: 'short' })

/** A push on the line. */
export const pushSteps = (
  push: Push,
  targets: readonly PushTarget[],
  stages: readonly StageProgress[],
): readonly StepItem[] => {
  const going = stages.flatMap((stage) => stage.targets)
  const kept = going.reduce((sum, { counts, takeNew }) => sum + Math.max(0, counts.kept - takeNew.length), 0)
  return [
    {
      label: t('line.what'),
      detail: t('whatFact', { version: push.version, when: moment.format(push.startedAt) }),
      state: 'done',
    },
    { label: t('line.whom'), detail: t('whomFact', { copies: going.length, kept }), state: 'done' },
    ...stages
      .map(
        (stage, at): StepItem => ({
          label: stageName(at, stages.length),
          detail: stageFact(push, stages, at),
          state: stage.state,
        }),
      )
      .filter((_step, at) => stages[at]?.targets.length),
    { label: t('line.done'), detail: endFact(push, targets), state: endState(push) },
  ]
}

/** What happened in a stage, or what it waits for. */
export const stageFact = (push: Push, stages: readonly StageProgress[], at: number): string => {
  const { targets, published, held, undone } = stages[at] ?? { targets: [], published: 0, held: 0, undone: 0 }
  const count = targets.length
  if (push.state === 'undoing' || push.state === 'undone') return t('stageUndone', { undone, count })
  if (at <= push.stage)
    return held > 0 ? t('stageHeld', { published, count, held }) : t('stageDone', { published, count })
  if (push.state === 'stopped') return t('stageNot', { count })
  if (at === push.stage + 1 && push.nextAt) return t('stageAt', { count, when: moment.format(push.nextAt) })
  const minutes = push.stages[at]?.afterMinutes
  return t('stageFact', {
    count,
    start: minutes === undefined ? t('afterOk') : t('afterWait', { wait: waitText(minutes) }),
  })
}

const endFact = ({ state, undoUntil, endedAt }: Push, targets: readonly PushTarget[]): string => {
  if (state === 'undone')
    return t('undoneFact', {
      undone: targets.filter((target) => target.state === 'undone').length,
      when: moment.format(endedAt ?? 0),
    })
  return t('undoUntil', { when: day.format(undoUntil) })
}

const endState = ({ state }: Push): StepItem['state'] => {
  if (state === 'undoing') return 'now'
  return state === 'done' || state === 'stopped' || state === 'undone' ? 'done' : 'next'
}
