import { targetsOf } from '#functions/fleet/pushes/targets-of'
import { pushes, pushesOfSources, type StoredPush, type StoredTarget } from '#functions/fleet/store'
import type { Change } from '#lib/database/change'
import { attempt } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import { step } from '#lib/events/step'
import { world } from '#lib/world'
import { isToDo } from './is-to-do.ts'
import { pushOfRound, Round } from './round.ts'

/** Ends a stage: the push is done, or waits for the next one. What was chosen anew meanwhile goes first. */
export const handler = step(Round, async ({ agencyId, pushId, run }) => {
  const round = { agencyId, pushId, run }
  const push = await pushOfRound(round)
  if (push?.state === 'waiting' && push.nextAt !== undefined) return { ...round, outcome: 'wait', seconds: 1 }
  if (push?.state !== 'running' && push?.state !== 'undoing') return { ...round, outcome: 'over' }
  const found = await targetsOf(pushId)
  if (found.some((target) => isToDo(push, target))) return { ...round, outcome: 'again' }
  const now = world().now()
  const change = changeOf(push, found, now)
  const isOver = change.set?.endedAt !== undefined
  await attempt([
    pushes.changing({ agencyId, id: pushId }, change, {
      run: is(run),
      state: is(push.state),
      stage: is(push.stage),
    }),
    ...(isOver ? [pushesOfSources.removing({ sourceId: push.sourceId }, { pushId: is(pushId) })] : []),
  ])
  const { nextAt } = change.set ?? {}
  if (nextAt === undefined) return { ...round, outcome: 'over' }
  return { ...round, outcome: 'wait', seconds: Math.max(1, Math.ceil((nextAt - now) / 1000)) }
})

const changeOf = (push: StoredPush, found: readonly StoredTarget[], now: number): Change<StoredPush> => {
  if (push.state === 'undoing') return { set: { state: 'undone', endedAt: now } }
  const next = push.stages[push.stage + 1]
  if (!next) return { set: { state: 'done', endedAt: now } }
  const hasFailed = found.some(({ stage, state }) => stage === push.stage && state === 'failed')
  if (next.afterMinutes === undefined || hasFailed) return { set: { state: 'waiting' } }
  return { set: { state: 'waiting', nextAt: now + next.afterMinutes * 60_000 } }
}
