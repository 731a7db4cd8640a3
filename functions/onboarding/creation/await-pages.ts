import { getCrawlProgress, stopCrawl } from '#features/crawls'
import { attempts } from '#functions/onboarding/analysis/store'
import { idsOf } from '#functions/onboarding/ids-of'
import { step } from '#lib/events/step'
import { world } from '#lib/world'
import { changeCreation, currentCreation } from './creation-progress.ts'
import { type CreationResult, CreationState } from './creation-state.ts'

/** The longest wait for a slow site; then the agent starts with the pages crawled so far. */
const MAX_WAIT_MS = 90_000

/** Step 1: checks whether the website is crawled. Repeating it changes nothing. */
export const handler = step(CreationState, async (state): Promise<CreationResult> => {
  const { workspaceId } = state
  const creation = await currentCreation(state)
  if (!creation) return { ...state, outcome: 'over' }
  const { crawlId } = idsOf(state)
  const crawl = await getCrawlProgress({ workspaceId, crawlId })
  const now = world().now()
  if (!crawl && now - creation.startedAt < MAX_WAIT_MS && (await isOpening(state))) return { ...state, outcome: 'wait' }
  if (crawl?.status === 'queued' || crawl?.status === 'crawling') {
    if (now - creation.startedAt < MAX_WAIT_MS) return { ...state, outcome: 'wait' }
    await stopCrawl({ workspaceId, crawlId })
  }
  if (creation.readAt === undefined) await changeCreation(state, { set: { readAt: now } })
  return { ...state, outcome: 'continue' }
})

/** Whether the home page of a website is still being opened: its crawl may start after that. */
const isOpening = async ({ workspaceId, attemptId }: CreationState): Promise<boolean> => {
  const analysis = await attempts.get({ workspaceId, attemptId }, { consistent: true })
  return analysis?.status === 'running' && analysis.isSchemeGuessed === true && analysis.openedAt === undefined
}
