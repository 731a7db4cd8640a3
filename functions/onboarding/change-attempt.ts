import { attempt } from '#lib/commit'
import { is } from '#lib/condition'
import type { Change } from '#lib/entity'
import type { ReadBrandState } from './read-brand-state.ts'
import { attempts, type StoredAttempt } from './store.ts'

/** Changes an attempt while it runs: a step that is run again after the end undoes nothing. */
export const changeAttempt = async (
  { workspaceId, attemptId }: ReadBrandState,
  change: Change<StoredAttempt>,
): Promise<void> => {
  await attempt([attempts.changing({ workspaceId, attemptId }, change, { status: is('running') })])
}
