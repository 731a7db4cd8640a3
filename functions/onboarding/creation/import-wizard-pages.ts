import { getCrawlProgress } from '#features/crawls'
import { importWholeCrawl } from '#features/knowledge-imports'
import { idsOf } from '#functions/onboarding/ids-of'
import { step } from '#lib/events/step'
import { world } from '#lib/world'
import { Problem } from '#shared/problems'
import { changeCreation, currentCreation } from './creation-progress.ts'
import { type CreationResult, CreationState } from './creation-state.ts'

/** Step 3: imports the crawled pages as one source of the agent, once per crawl. Without pages there is no source. */
export const handler = step(CreationState, async (state): Promise<CreationResult> => {
  const { workspaceId } = state
  const creation = await currentCreation(state)
  if (!creation) return { ...state, outcome: 'over' }
  const { agentId, crawlId } = idsOf(state)
  const crawl = await getCrawlProgress({ workspaceId, crawlId })
  if (!crawl || crawl.read === 0 || creation.sourceId) return { ...state, outcome: 'continue' }
  const { sub, email } = creation.wish.by
  try {
    const { sourceId } = await importWholeCrawl({ workspaceId, crawlId, agentId, by: email ?? sub })
    await changeCreation(state, { set: { sourceId, importedAt: world().now() } })
  } catch (failure) {
    // the crawl has no pages: the agent starts without knowledge
    if (!(failure instanceof Problem) || failure.code !== 'conflict') throw failure
  }
  return { ...state, outcome: 'continue' }
})
