import { PairChanged } from '#events/knowledge/events'
import { pairs, questionSimilarity } from '#features/knowledge'
import { attempt } from '#lib/database/commit'
import { consumer } from '#lib/events/consumer'
import { allGaps } from './all-gaps.ts'
import { gaps } from './store.ts'

/**
 * Closes the gap that a Q&A was written for, and those whose question it now answers word for word. A second delivery finds
 * them closed.
 */
export const handler = consumer(PairChanged, async ({ data: { agentId, pairId, gapId } }) => {
  if (gapId) await attempt([gaps.removing({ agentId, id: gapId })])
  const pair = await pairs.get({ agentId, id: pairId }, { consistent: true })
  if (!pair) return
  const wordings = [pair.question, ...pair.alsoAskedAs]
  for (const { id, question } of await allGaps(agentId)) {
    if (wordings.some((wording) => questionSimilarity(question, wording) >= pair.answersAbove))
      await attempt([gaps.removing({ agentId, id })])
  }
})
