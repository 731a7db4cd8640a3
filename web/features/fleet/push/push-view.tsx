import { getRouteApi } from '@tanstack/react-router'
import { useRef } from 'react'
import type { Push, PushTarget } from '#shared/fleet/schema'
import { useIsWide } from '#web/features/fleet/diff/use-is-wide.ts'
import { type FleetPlace, isBusy } from '#web/features/fleet/queries.ts'
import { t } from '#web/features/fleet/t.ts'
import { FleetTable } from '#web/features/fleet/table/fleet-table.tsx'
import { StageLine } from '#web/features/fleet/table/stage-line.tsx'
import { useRowFocus } from '#web/features/fleet/table/use-row-focus.ts'
import { useKeptFocus } from '#web/lib/browser/use-kept-focus.ts'
import { Progress } from '#web/ui/feedback/progress.tsx'
import { PageHeader } from '#web/ui/page/page-header.tsx'
import { usePeople } from '#web-features/workspaces'
import { stagesOf } from './progress-of.ts'
import { PushActions } from './push-actions.tsx'
import { PushNote } from './push-note.tsx'
import { pushSteps } from './push-steps.ts'
import { TargetDiff } from './target-diff.tsx'
import { targetGroups } from './target-groups.tsx'
import { useChoice } from './use-choice.ts'

const route = getRouteApi('/app/$region/clients/fleet/pushes/$pushId')

interface PushViewProps {
  readonly place: FleetPlace
  readonly push: Push
  readonly targets: readonly PushTarget[]
}

/** A push on the line and as groups of its table, with the differences of one copy beside it. */
export const PushView = ({ place, push, targets }: PushViewProps) => {
  const { copy: shown } = route.useSearch()
  const navigate = route.useNavigate()
  const isWide = useIsWide()
  const personOf = usePeople(place.region, place.workspaceId)
  const body = useRef<HTMLDivElement>(null)
  // "Continue" goes when it is pressed, "Undo" when all is undone
  useKeptFocus(push.state, () => body.current?.querySelector<HTMLElement>('button, .vg-rows__link'))
  const choice = useChoice(place, push)
  const moves = useRowFocus(targets.map(({ state }) => state).join())
  const stages = stagesOf(push, targets)
  const leaveOut: typeof choice.leaveOut = (target, isLeftOut) => {
    moves(target.agentId)
    choice.leaveOut(target, isLeftOut)
  }
  const current = targets.find(({ agentId }) => agentId === shown)
  const displayed = current ?? targets[0]
  const settled = stages.reduce((sum, { published, held }) => sum + published + held, 0)
  const going = stages.reduce((sum, stage) => sum + stage.targets.length, 0)
  return (
    <div ref={body}>
      <PageHeader
        title={t('pushTitle', { title: push.sourceTitle })}
        description={t('pushFact', {
          version: push.version,
          copies: going,
          name: personOf(push.by).name,
        })}
        actions={<PushActions place={place} push={push} targets={targets} />}
      />
      {isBusy(push) && (
        <div className="mb-4">
          <Progress
            label={t(push.state === 'undoing' ? 'push.undoing' : 'push.running')}
            percent={push.state === 'undoing' ? undonePercent(targets) : (100 * settled) / Math.max(1, going)}
          />
        </div>
      )}
      <StageLine steps={pushSteps(push, targets, stages)} />
      <PushNote place={place} push={push} targets={targets} />
      <div className="vg-fleet__panes">
        <FleetTable
          region={place.region}
          label={t('copiesOf', { title: push.sourceTitle })}
          groups={targetGroups({ push, targets, stages, onLeaveOut: leaveOut })}
          shown={isWide ? displayed?.agentId : shown}
        />
        {displayed && (
          <TargetDiff
            key={displayed.agentId}
            place={place}
            push={push}
            target={displayed}
            isOpened={current !== undefined}
            choice={choice}
            onClose={() =>
              void navigate({ search: (before) => ({ ...before, copy: undefined }), resetScroll: false, replace: true })
            }
          />
        )}
      </div>
    </div>
  )
}

const undonePercent = (targets: readonly PushTarget[]): number => {
  const gone = targets.filter(({ state }) => state === 'undone' || state === 'stays').length
  const left = targets.filter(({ state }) => state === 'published').length
  return (100 * gone) / Math.max(1, gone + left)
}
