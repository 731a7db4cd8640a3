import { targets } from '#functions/fleet/store'
import { step } from '#lib/events/step'
import { isToDo } from './is-to-do.ts'
import { publishTarget } from './publish-target.ts'
import { pushOfRound, Round } from './round.ts'
import { undoTarget } from './undo-target.ts'

const ATTEMPTS = 3

/**
 * Publishes one copy, or undoes it. What it became is written in the transaction that does it, on the condition that the push still
 * runs: a second time finds it done. Where something moved between reading and writing, it is looked at again.
 */
export const handler = step(Round.extend({ agentId: Round.shape.pushId }), async ({ agentId, ...round }) => {
  for (let tries = 0; tries < ATTEMPTS; tries++) {
    const push = await pushOfRound(round)
    const target = push && (await targets.get({ pushId: round.pushId, agentId }, { consistent: true }))
    if (!target || !isToDo(push, target)) return { agentId }
    const isDone = push.state === 'running' ? await publishTarget(push, target) : await undoTarget(push, target)
    if (isDone) return { agentId }
  }
  throw new Error(`${agentId} changes faster than it is published`)
})
