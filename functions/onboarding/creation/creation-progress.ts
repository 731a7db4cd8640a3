import { creations, type StoredCreation } from '#functions/onboarding/store'
import { attempt } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import type { Change } from '#lib/database/entity'
import type { CreationState } from './creation-state.ts'

/** The creation that a step works for; nothing when it has ended or a newer try took over. */
export const currentCreation = async ({
  workspaceId,
  attemptId,
  tries,
}: CreationState): Promise<StoredCreation | undefined> => {
  const stored = await creations.get({ workspaceId, attemptId }, { consistent: true })
  return stored?.status === 'running' && stored.tries === tries ? stored : undefined
}

/** Changes the creation while this try is the one that may. */
export const changeCreation = async (
  { workspaceId, attemptId, tries }: CreationState,
  change: Change<StoredCreation>,
): Promise<void> => {
  await attempt([creations.changing({ workspaceId, attemptId }, change, { status: is('running'), tries: is(tries) })])
}
