import { agentOf, createAgent } from '#features/agents'
import { getCrawlProgress } from '#features/crawls'
import { idsOf } from '#functions/onboarding/ids-of'
import { step } from '#lib/events/step'
import { world } from '#lib/world'
import { Problem } from '#shared/problems'
import { changeCreation, currentCreation } from './creation-progress.ts'
import { type CreationResult, CreationState } from './creation-state.ts'
import { settingsOf } from './settings-of.ts'
import type { StoredCreation } from './store.ts'

/** Step 2: creates the agent. Its id is derived from the attempt's, so that a second run finds it. */
export const handler = step(CreationState, async (state): Promise<CreationResult> => {
  const creation = await currentCreation(state)
  if (!creation) return { ...state, outcome: 'over' }
  await createOnce(state, creation)
  if (creation.madeAt === undefined) await changeCreation(state, { set: { madeAt: world().now() } })
  return { ...state, outcome: 'continue' }
})

const createOnce = async ({ workspaceId, attemptId }: CreationState, creation: StoredCreation): Promise<void> => {
  const { agentId, crawlId } = idsOf({ workspaceId, attemptId })
  const crawl = await getCrawlProgress({ workspaceId, crawlId })
  const settings = settingsOf(creation, (crawl?.read ?? 0) > 0)
  const { sub, email } = creation.wish.by
  try {
    await createAgent(
      { agentId, workspaceId, settings, hasOwnGuards: false },
      { kind: 'user', sub, ...(email ? { email } : {}) },
    )
  } catch (failure) {
    if (!(failure instanceof Problem) || failure.code !== 'conflict') throw failure
    // an earlier try created it, unless it belongs to another workspace
    if ((await agentOf(agentId))?.ownerID !== workspaceId) throw failure
  }
}
