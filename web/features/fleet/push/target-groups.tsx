import type { Push, PushTarget } from '#shared/fleet/schema'
import { t } from '#web/features/fleet/t.ts'
import type { FleetGroup, FleetRow } from '#web/features/fleet/table/fleet-table.tsx'
import { stageName } from '#web/features/fleet/table/stage-name.ts'
import { isOpen, type StageProgress } from './progress-of.ts'
import { stageFact } from './push-steps.ts'
import { TargetState } from './target-state.tsx'

interface Given {
  readonly push: Push
  readonly targets: readonly PushTarget[]
  readonly stages: readonly StageProgress[]
  readonly onLeaveOut: (target: PushTarget, isLeftOut: boolean) => void
}

/** The copies of a push by stage, then those that were left out. */
export const targetGroups = ({ push, targets, stages, onLeaveOut }: Given): readonly FleetGroup[] => {
  const rowOf = (target: PushTarget): FleetRow => {
    const { agentId, title, picture, organisations, from, counts, takeNew, state, stage } = target
    const isGoing = push.state === 'running' && stage <= push.stage
    const canChoose = isOpen(push) && !isGoing && (state === 'waits' || state === 'left-out')
    return {
      agentId,
      title,
      picture,
      organisations,
      from,
      counts: state === 'left-out' ? undefined : counts,
      taken: takeNew.length,
      state: <TargetState target={target} push={push} />,
      choice: canChoose ? { isOn: state === 'waits', onChange: (isOn) => onLeaveOut(target, !isOn) } : undefined,
    }
  }
  const groups = stages
    .map(
      ({ targets: here }, at): FleetGroup => ({
        key: `stage-${at}`,
        label: stageName(at, stages.length),
        detail: stageFact(push, stages, at),
        rows: here.map(rowOf),
      }),
    )
    .filter(({ rows }) => rows.length > 0)
  const leftOut = targets.filter(({ state }) => state === 'left-out')
  if (leftOut.length === 0) return groups
  return [
    ...groups,
    { key: 'left-out', label: t('leftOut'), detail: t('copies', { count: leftOut.length }), rows: leftOut.map(rowOf) },
  ]
}
