import { attempts, type StoredAttempt } from '#functions/onboarding/store'
import { attempt } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import type { Change } from '#lib/database/entity'
import type { ReadBrandState } from './read-brand-state.ts'

/** Changes an attempt while it runs: a step that is run again after the end undoes nothing. */
export const changeAttempt = async (
  { workspaceId, attemptId }: ReadBrandState,
  change: Change<StoredAttempt>,
): Promise<void> => {
  await attempt([attempts.changing({ workspaceId, attemptId }, change, { status: is('running') })])
}
