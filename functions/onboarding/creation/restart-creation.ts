import { attempt } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import { world } from '#lib/world'
import { creations, type StoredCreation } from './store.ts'

/** Starts another try for the same agent; of two concurrent calls only one does. */
export const restartCreation = async (failed: StoredCreation): Promise<StoredCreation> => {
  const { workspaceId, attemptId, tries } = failed
  const set = { status: 'running', tries: tries + 1, isStarted: false, startedAt: world().now() } as const
  await attempt([
    creations.changing(
      { workspaceId, attemptId },
      { set, remove: ['endedAt'] },
      { tries: is(tries), status: is(failed.status) },
    ),
  ])
  return (await creations.get({ workspaceId, attemptId }, { consistent: true })) ?? failed
}
