import { targetsOf } from '#functions/fleet/pushes/targets-of'
import { pushes, type StoredPush } from '#functions/fleet/store'
import { attempt } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import { step } from '#lib/events/step'
import { world } from '#lib/world'
import { isToDo } from './is-to-do.ts'
import { pushOfRound, Round } from './round.ts'

/** The copies of the stage that are to be published, or of the push to be undone; a stage that starts by itself when its time has come. */
export const handler = step(Round, async ({ agencyId, pushId, run }) => {
  const round = { agencyId, pushId, run }
  const over = { ...round, outcome: 'over', targets: [] as string[] }
  const push = await pushOfRound(round)
  if (!push) return over
  const seconds = Math.ceil(((push.nextAt ?? 0) - world().now()) / 1000)
  if (push.state === 'waiting' && push.nextAt !== undefined && seconds > 0) return { ...over, outcome: 'wait', seconds }
  const started = push.state === 'waiting' ? await startNext(push) : push
  if (started?.state !== 'running' && started?.state !== 'undoing') return over
  const due = (await targetsOf(pushId)).filter((target) => isToDo(started, target))
  return { ...round, outcome: 'advance', targets: due.map(({ agentId }) => agentId) }
})

/** Refused where a person was faster: then their round is another. */
const startNext = async (push: StoredPush): Promise<StoredPush | undefined> => {
  if (push.nextAt === undefined) return undefined
  const { agencyId, id, run, stage } = push
  const { committed } = await attempt([
    pushes.changing(
      { agencyId, id },
      { set: { state: 'running', stage: stage + 1 }, remove: ['nextAt'] },
      { run: is(run), state: is('waiting'), stage: is(stage) },
    ),
  ])
  return committed ? { ...push, state: 'running', stage: stage + 1 } : undefined
}
