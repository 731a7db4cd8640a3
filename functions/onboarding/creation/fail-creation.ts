import { step } from '#lib/events/step'
import { world } from '#lib/world'
import { changeCreation } from './creation-progress.ts'
import { CreationState } from './creation-state.ts'

/** Ends a failed try; the next one continues from its results. */
export const handler = step(CreationState, async (state) => {
  await changeCreation(state, { set: { status: 'failed', endedAt: world().now() } })
  return state
})
