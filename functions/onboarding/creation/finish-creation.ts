import { liveAgent } from '#features/agents'
import { tryQuestion } from '#features/conversations-trial'
import { getCrawlProgress, readPageFiles } from '#features/crawls'
import { idsOf } from '#functions/onboarding/ids-of'
import { tryCandidates } from '#functions/onboarding/questions/try-candidates'
import { step } from '#lib/events/step'
import { world } from '#lib/world'
import { changeCreation, currentCreation } from './creation-progress.ts'
import { type CreationResult, CreationState } from './creation-state.ts'
import type { StoredCreation } from './store.ts'

/** Last step: asks the agent questions from its pages, keeps those that it answered well, and ends the creation. */
export const handler = step(CreationState, async (state): Promise<CreationResult> => {
  const creation = await currentCreation(state)
  if (!creation) return { ...state, outcome: 'over' }
  const { crawlId } = idsOf(state)
  const isKnown = creation.sourceId !== undefined
  const crawl = isKnown ? await getCrawlProgress({ workspaceId: state.workspaceId, crawlId }) : undefined
  const triedQuestions = isKnown ? await tried(state, creation) : []
  await changeCreation(state, {
    set: { status: 'done', endedAt: world().now(), pageCount: crawl?.read ?? 0, triedQuestions },
  })
  return { ...state, outcome: 'continue' }
})

const tried = async (state: CreationState, { lang = 'en' }: StoredCreation) => {
  const { agentId, crawlId } = idsOf(state)
  const agent = await liveAgent(agentId)
  if (!agent) return []
  const pages = await readPageFiles({ workspaceId: state.workspaceId, crawlId })
  const { settings } = agent
  return tryCandidates({ pages, lang, ask: (text) => tryQuestion({ agentId, text, settings }) })
}
