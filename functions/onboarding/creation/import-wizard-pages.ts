import { getCrawlProgress } from '#features/crawls'
import { ensurePair, importWholeCrawl } from '#features/knowledge-imports'
import { firstAnswers } from '#functions/onboarding/facts/first-answers'
import { idsOf } from '#functions/onboarding/ids-of'
import { step } from '#lib/events/step'
import { world } from '#lib/world'
import { Problem } from '#shared/problems'
import { changeCreation, currentCreation } from './creation-progress.ts'
import { type CreationResult, CreationState } from './creation-state.ts'
import type { StoredCreation } from './store.ts'

/**
 * Step 3: gives the agent its first Q&As, and imports the crawled pages as one source, once per crawl. Without pages there
 * is no source.
 */
export const handler = step(CreationState, async (state): Promise<CreationResult> => {
  const creation = await currentCreation(state)
  if (!creation) return { ...state, outcome: 'over' }
  const by = creation.wish.by.email ?? creation.wish.by.sub
  await answerFirst(state, creation, by)
  const { workspaceId } = state
  const { agentId, crawlId } = idsOf(state)
  const crawl = await getCrawlProgress({ workspaceId, crawlId })
  if (!crawl || crawl.read === 0 || creation.sourceId) return { ...state, outcome: 'continue' }
  try {
    const { sourceId } = await importWholeCrawl({ workspaceId, crawlId, agentId, by })
    await changeCreation(state, { set: { sourceId, importedAt: world().now() } })
  } catch (failure) {
    // the crawl has no pages: the agent starts without knowledge
    if (!(failure instanceof Problem) || failure.code !== 'conflict') throw failure
  }
  return { ...state, outcome: 'continue' }
})

/** The Q&As have ids of the attempt's, so that a repeated step adds none. */
const answerFirst = async (
  state: CreationState,
  { wish: { company }, lang = 'en', facts = [] }: StoredCreation,
  by: string,
): Promise<void> => {
  const { agentId, pairIds } = idsOf(state)
  for (const { id, ...answer } of firstAnswers({ company, facts, lang }))
    await ensurePair({ ...answer, workspaceId: state.workspaceId, agentId, id: pairIds[id], by })
}
