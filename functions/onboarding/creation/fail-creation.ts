import { step } from '#lib/events/step'
import { world } from '#lib/world'
import { changeCreation } from './creation-progress.ts'
import { CreationState } from './creation-state.ts'

/** Ends a try that broke; the next one finds what this one finished. */
export const handler = step(CreationState, async (state) => {
  await changeCreation(state, { set: { status: 'failed', endedAt: world().now() } })
  return state
})
