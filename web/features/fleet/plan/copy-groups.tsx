import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import type { FleetCopy } from '#shared/fleet/schema'
import type { Region } from '#shared/regions'
import { t } from '#web/features/fleet/t.ts'
import type { FleetGroup, FleetRow } from '#web/features/fleet/table/fleet-table.tsx'
import { stageName } from '#web/features/fleet/table/stage-name.ts'
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'
import { State } from '#web/ui/feedback/state.tsx'
import { type Groups, hasNothing, isHeld, type Plan, place } from './plan.ts'
import { startText } from './plan-steps.ts'

const CopyMenu = lazyPart(() => import('./copy-menu.tsx'), 'CopyMenu', 'quiet')

interface Given {
  readonly groups: Groups<FleetCopy>
  readonly plan: Plan
  readonly q: string
  readonly region: Region
  readonly onPlan: (plan: Plan, agentId: string) => void
  readonly onLeave: (copy: FleetCopy) => void
}

/** The copies by the stage that brings them the changes, then those that are left out. */
export const copyGroups = (given: Given): readonly FleetGroup[] => {
  const { groups, plan, q } = given
  const wanted = q.trim().toLowerCase()
  const rowsOf = (copies: readonly FleetCopy[], stage: number | undefined) =>
    copies
      .filter(({ title, organisations }) =>
        [title, ...organisations.map(({ name }) => name)].some((name) => name.toLowerCase().includes(wanted)),
      )
      .map((copy) => rowOf(copy, stage, given))
  const stages = groups.stages.map((copies, at) => ({
    key: `stage-${at}`,
    label: stageName(at, plan.stages),
    detail: t('groupFact', {
      count: copies.length,
      start: at === 0 ? t('atOnce') : startText(plan.starts[at - 1]),
    }),
    rows: rowsOf(copies, at),
  }))
  if (groups.leftOut.length === 0) return stages
  return [
    ...stages,
    {
      key: 'left-out',
      label: t('leftOut'),
      detail: t('copies', { count: groups.leftOut.length }),
      rows: rowsOf(groups.leftOut, undefined),
    },
  ]
}

const rowOf = (copy: FleetCopy, stage: number | undefined, { plan, region, onPlan, onLeave }: Given): FleetRow => {
  const { agentId, title, picture, organisations, from, counts } = copy
  const move = (to: number | 'out' | 'in') => onPlan(place(plan, agentId, to), agentId)
  return {
    agentId,
    title,
    picture,
    organisations,
    from,
    counts,
    taken: plan.takeNew[agentId]?.length ?? 0,
    state: <CopyState copy={copy} region={region} isIn={stage !== undefined} />,
    choice: {
      isOn: stage !== undefined,
      isDisabled: isHeld(copy),
      onChange: (isOn) => move(isOn ? 'in' : 'out'),
    },
    menu: (
      <Suspense>
        <CopyMenu
          name={title}
          stages={isHeld(copy) ? 1 : plan.stages}
          stage={stage}
          onMove={move}
          onLeave={() => onLeave(copy)}
        />
      </Suspense>
    ),
  }
}

interface CopyStateProps {
  readonly copy: FleetCopy
  readonly region: Region
  readonly isIn: boolean
}

const CopyState = ({ copy, region, isIn }: CopyStateProps) => {
  if (copy.pushId)
    return (
      <>
        <State kind="working">{t('underWay')}</State>
        <p>
          <Link
            to="/app/$region/clients/fleet/pushes/$pushId"
            params={{ region, pushId: copy.pushId }}
            className="vg-fleet__over"
          >
            {t('openPush')}
          </Link>
        </p>
      </>
    )
  if (copy.hasDraft)
    return (
      <>
        <State kind="changed">{t('hasDraft')}</State>
        <p>
          <Link to="/app/$region/agents/$agentId" params={{ region, agentId: copy.agentId }} className="vg-fleet__over">
            {t('publishFirst')}
          </Link>
        </p>
      </>
    )
  if (hasNothing(copy)) return <State kind="fine">{t('upToDate')}</State>
  return <State kind="idle">{t(isIn ? 'ready' : 'state.left-out')}</State>
}
