import { targets } from '#functions/fleet/store'
import { attempt } from '#lib/database/commit'
import { step } from '#lib/events/step'
import { fleetText } from '#shared/fleet/messages'
import { becoming } from './becoming.ts'
import { isToDo } from './is-to-do.ts'
import { pushOfRound, Round } from './round.ts'

/** Leaves out a copy at which a defect of ours ended each try, so that the others get theirs. */
export const handler = step(Round.extend({ agentId: Round.shape.pushId }), async ({ agentId, ...round }) => {
  const push = await pushOfRound(round)
  const target = push && (await targets.get({ pushId: round.pushId, agentId }, { consistent: true }))
  if (!target || !isToDo(push, target)) return { agentId }
  const state = push.state === 'running' ? 'failed' : 'stays'
  await attempt([...becoming(push, target, { state }, fleetText('copyFailed'))])
  return { agentId }
})
