import type { Change } from '#lib/database/change'
import { attempt } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import type { CreationState } from './creation-state.ts'
import { creations, type StoredCreation } from './store.ts'

/** A step's creation; `undefined` if it has ended or a newer try replaced it. */
export const currentCreation = async ({
  workspaceId,
  attemptId,
  tries,
}: CreationState): Promise<StoredCreation | undefined> => {
  const stored = await creations.get({ workspaceId, attemptId }, { consistent: true })
  return stored?.status === 'running' && stored.tries === tries ? stored : undefined
}

/** Changes the creation while this is its current try. */
export const changeCreation = async (
  { workspaceId, attemptId, tries }: CreationState,
  change: Change<StoredCreation>,
): Promise<void> => {
  await attempt([creations.changing({ workspaceId, attemptId }, change, { status: is('running'), tries: is(tries) })])
}
