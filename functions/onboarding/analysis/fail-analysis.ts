import * as z from 'zod'
import { step } from '#lib/events/step'
import { world } from '#lib/world'
import { changeAttempt } from './change-attempt.ts'
import { ReadBrandState } from './read-brand-state.ts'
import { siteFiles } from './site-files.ts'

/** Ends a failed attempt; the user then chooses everything. `defect` is the error of a step that threw. */
export const handler = step(ReadBrandState.extend({ defect: z.unknown().optional() }), async ({ defect, ...state }) => {
  const failure = defect ? 'interrupted' : (state.code ?? 'interrupted')
  await changeAttempt(state, { set: { status: 'failed', failure, endedAt: world().now() } })
  await siteFiles.delete(state)
  return state
})
