import { useMutation, useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import type { FleetCopy, FleetSource } from '#shared/fleet/schema'
import { useIsWide } from '#web/features/fleet/diff/use-is-wide.ts'
import { copyQuery, type FleetPlace, startPushMutation } from '#web/features/fleet/queries.ts'
import { t } from '#web/features/fleet/t.ts'
import { FleetTable } from '#web/features/fleet/table/fleet-table.tsx'
import { StageLine } from '#web/features/fleet/table/stage-line.tsx'
import { stageName } from '#web/features/fleet/table/stage-name.ts'
import { useRowFocus } from '#web/features/fleet/table/use-row-focus.ts'
import { useUnsavedGuard } from '#web/lib/form/unsaved.ts'
import { Button } from '#web/ui/button/button.tsx'
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { InputGroup } from '#web/ui/input/input-group.tsx'
import { ConfirmDialog } from '#web/ui/layer/confirm-dialog.tsx'
import { PageHeader } from '#web/ui/page/page-header.tsx'
import { AddCopies } from './add-copies.tsx'
import { CopyDiff } from './copy-diff.tsx'
import { copyGroups } from './copy-groups.tsx'
import { groupsOf, newPlan, type Plan, pushOf, take } from './plan.ts'
import { planSteps } from './plan-steps.ts'
import { RunningNote } from './running-note.tsx'

// what a first look does without
const StageBar = lazyPart(() => import('./stage-bar.tsx'), 'StageBar', 'quiet')
const AddMenu = lazyPart(() => import('./add-menu.tsx'), 'AddMenu', 'quiet')
const StopFollowing = lazyPart(() => import('./stop-following.tsx'), 'StopFollowing', 'layer')
const LeaveDialog = lazyPart(() => import('#web/ui/form/leave-dialog.tsx'), 'LeaveDialog', 'layer')

const route = getRouteApi('/app/$region/clients/fleet/agents/$sourceId')

interface PlanFormProps {
  readonly place: FleetPlace
  readonly source: FleetSource
  /** Its live version, which is pushed. */
  readonly version: number
  readonly copies: readonly FleetCopy[]
  readonly isLoadingMore: boolean
  /** Why the rest of the copies is not there. */
  readonly more: ReactNode
}

/** Chooses copies and stages, shows what each copy would take and keep, and starts the push. */
export const PlanForm = ({ place, source, version, copies, isLoadingMore, more }: PlanFormProps) => {
  const { copy: shown, q = '' } = route.useSearch()
  const navigate = route.useNavigate()
  const isWide = useIsWide()
  const client = useQueryClient()
  const [plan, setPlan] = useState<Plan>(newPlan)
  const [layer, setLayer] = useState<'link' | 'make' | 'confirm'>()
  const [leaving, setLeaving] = useState<FleetCopy>()
  const moves = useRowFocus(plan.placed)
  const guard = useUnsavedGuard(plan !== newPlan)
  const groups = groupsOf(copies, plan)
  const chosen = copies.length - groups.leftOut.length
  const current = copies.find(({ agentId }) => agentId === shown)
  const displayed = current ?? groups.stages.flat()[0] ?? copies[0]
  const show = (copy: string | undefined) =>
    void navigate({ search: (before) => ({ ...before, copy }), resetScroll: false, replace: copy === undefined })
  /** As of when the person saw the copy: the list, or its differences, which came later. */
  const seenAt = ({ agentId, lastModified }: FleetCopy) =>
    client.getQueryData(copyQuery(place, agentId).queryKey)?.copy.lastModified ?? lastModified
  const starting = useMutation(startPushMutation(place))
  const start = () =>
    starting.mutate(
      { sourceId: source.agentId, version, ...pushOf(groups, plan, seenAt) },
      {
        onSuccess: ({ id }) =>
          void navigate({
            to: '/app/$region/clients/fleet/pushes/$pushId',
            params: { region: place.region, pushId: id },
            search: {},
            ignoreBlocker: true,
          }),
        onError: () => setLayer(undefined),
      },
    )
  const move = (next: Plan, agentId: string) => {
    moves(agentId)
    setPlan(next)
  }
  const stages = groups.stages.filter((stage) => stage.length > 0)
  const first = stages[0]?.length ?? 0
  return (
    <>
      <PageHeader
        title={t('pushTitle', { title: source.title })}
        description={t('planFact', { version, chosen, copies: copies.length })}
        actions={
          <>
            <Suspense>
              <AddMenu onAdd={setLayer} />
            </Suspense>
            {!source.pushId && (
              <Button variant="primary" disabled={chosen === 0 || isLoadingMore} onClick={() => setLayer('confirm')}>
                {t('pushTo', { count: chosen })}
              </Button>
            )}
          </>
        }
      />
      {source.pushId && <RunningNote region={place.region} pushId={source.pushId} />}
      {starting.error && (
        <div className="mb-5">
          <ProblemNote title={t('notStarted')} error={starting.error} />
        </div>
      )}
      <StageLine steps={planSteps(version, groups, plan)} />
      <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="w-full md:w-64">
          <InputGroup
            type="search"
            before={<Search size={15} aria-hidden="true" />}
            aria-label={t('searchCopy')}
            placeholder={t('searchCopy')}
            value={q}
            onChange={(event) => {
              const text = event.currentTarget.value || undefined
              void navigate({ search: (before) => ({ ...before, q: text }), replace: true, resetScroll: false })
            }}
          />
        </div>
        {chosen > 1 && (
          <Suspense>
            <StageBar plan={plan} onChange={setPlan} />
          </Suspense>
        )}
      </div>
      <div className="vg-fleet__panes">
        <div className="grid gap-3">
          <FleetTable
            region={place.region}
            label={t('copiesOf', { title: source.title })}
            groups={copyGroups({ groups, plan, q, region: place.region, onPlan: move, onLeave: setLeaving })}
            shown={isWide ? displayed?.agentId : shown}
          />
          {isLoadingMore && (
            <p role="status" className="text-sm text-ink-2">
              {t('loadingCopies')}
            </p>
          )}
          {more}
        </div>
        {displayed && (
          <CopyDiff
            key={displayed.agentId}
            place={place}
            copy={displayed}
            isOpened={current !== undefined}
            takeNew={plan.takeNew[displayed.agentId] ?? []}
            onTake={(path, isNew) => setPlan((before) => take(before, displayed.agentId, path, isNew))}
            onClose={() => show(undefined)}
          />
        )}
      </div>
      <Suspense>
        <AddCopies
          place={place}
          source={source}
          kind={layer === 'confirm' ? undefined : layer}
          onClose={() => setLayer(undefined)}
        />
      </Suspense>
      <ConfirmDialog
        isOpen={layer === 'confirm'}
        title={t('startTitle', { version, count: chosen })}
        body={
          stages.length > 1 ? t('startStaged', { first, stage: stageName(0, stages.length) }) : t('startAll', { first })
        }
        confirmLabel={t('startNow')}
        isBusy={starting.isPending}
        onConfirm={start}
        onCancel={() => setLayer(undefined)}
      />
      <Suspense>
        {leaving && <StopFollowing place={place} copy={leaving} onClose={() => setLeaving(undefined)} />}
        {guard.status === 'blocked' && <LeaveDialog guard={guard} />}
      </Suspense>
    </>
  )
}
