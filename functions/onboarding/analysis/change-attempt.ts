import type { Change } from '#lib/database/change'
import { attempt } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import type { ReadBrandState } from './read-brand-state.ts'
import { attempts, type StoredAttempt } from './store.ts'

/** Changes an attempt while it is running, so that a step that runs again after the end changes nothing. */
export const changeAttempt = async (
  { workspaceId, attemptId }: ReadBrandState,
  change: Change<StoredAttempt>,
): Promise<void> => {
  await attempt([attempts.changing({ workspaceId, attemptId }, change, { status: is('running') })])
}
