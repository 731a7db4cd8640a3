import { agentOf, createAgent } from '#features/agents'
import { getCrawlProgress } from '#features/crawls'
import { idsOf } from '#functions/onboarding/ids-of'
import type { StoredCreation } from '#functions/onboarding/store'
import { step } from '#lib/events/step'
import { world } from '#lib/world'
import { Problem } from '#shared/problems'
import { changeCreation, currentCreation } from './creation-progress.ts'
import { type CreationResult, CreationState } from './creation-state.ts'
import { settingsOf } from './settings-of.ts'

/** Step 2: makes the agent. Its id is made of the attempt's, so that a second time finds it there. */
export const handler = step(CreationState, async (state): Promise<CreationResult> => {
  const creation = await currentCreation(state)
  if (!creation) return { ...state, outcome: 'over' }
  await createOnce(state, creation)
  if (creation.madeAt === undefined) await changeCreation(state, { set: { madeAt: world().now() } })
  return { ...state, outcome: 'go-on' }
})

const createOnce = async ({ workspaceId, attemptId }: CreationState, creation: StoredCreation): Promise<void> => {
  const { agentId, crawlId } = idsOf({ workspaceId, attemptId })
  const crawl = await getCrawlProgress({ workspaceId, crawlId })
  const settings = settingsOf(creation, (crawl?.read ?? 0) > 0)
  const { sub, email } = creation.wish.by
  try {
    await createAgent({ agentId, workspaceId, settings }, { kind: 'user', sub, ...(email ? { email } : {}) })
  } catch (failure) {
    if (!(failure instanceof Problem) || failure.code !== 'conflict') throw failure
    // made by an earlier try; anybody else's would not be ours to fill
    if ((await agentOf(agentId))?.ownerID !== workspaceId) throw failure
  }
}
