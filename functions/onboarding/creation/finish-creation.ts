import { getCrawlProgress, listPageTitles } from '#features/crawls'
import { idsOf } from '#functions/onboarding/ids-of'
import { step } from '#lib/events/step'
import { world } from '#lib/world'
import { changeCreation, currentCreation } from './creation-progress.ts'
import { type CreationResult, CreationState } from './creation-state.ts'
import { suggestedQuestions } from './suggested-questions.ts'

/** Last step: derives suggested questions from the pages' titles and ends the creation. */
export const handler = step(CreationState, async (state): Promise<CreationResult> => {
  const { workspaceId } = state
  const creation = await currentCreation(state)
  if (!creation) return { ...state, outcome: 'over' }
  const { crawlId } = idsOf(state)
  const isKnown = creation.sourceId !== undefined
  const [crawl, titles] = isKnown
    ? await Promise.all([getCrawlProgress({ workspaceId, crawlId }), listPageTitles({ workspaceId, crawlId })])
    : [undefined, []]
  await changeCreation(state, {
    set: {
      status: 'done',
      endedAt: world().now(),
      pageCount: crawl?.read ?? 0,
      suggestedQuestions: suggestedQuestions(creation.wish.company.name, titles),
    },
  })
  return { ...state, outcome: 'continue' }
})
