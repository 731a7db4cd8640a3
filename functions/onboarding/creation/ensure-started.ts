import { idsOf } from '#functions/onboarding/ids-of'
import { attempt } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import { startFlow } from '#lib/events/start-flow'
import type { CreationState } from './creation-state.ts'
import { creations, type StoredCreation } from './store.ts'

/** Starts the flow unless it was started. Its name contains the try, so that starting one twice is harmless. */
export const ensureStarted = async (stored: StoredCreation): Promise<StoredCreation> => {
  if (stored.status !== 'running' || stored.isStarted) return stored
  const { workspaceId, attemptId, tries } = stored
  const state: CreationState = { workspaceId, attemptId, tries }
  await startFlow('onboarding/create-agent', `${idsOf(stored).execution}-${tries}`, state)
  await attempt([creations.changing({ workspaceId, attemptId }, { set: { isStarted: true } }, { tries: is(tries) })])
  return { ...stored, isStarted: true }
}
