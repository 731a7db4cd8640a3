import { PairChanged } from '#events/knowledge/events'
import { pairs, questionSimilarity } from '#features/knowledge'
import { consumer } from '#lib/events/consumer'
import type { Gap } from '#shared/gaps/schema'
import { changeGaps } from './change-gaps.ts'
import { countQuestions } from './count-questions.ts'
import { gaps } from './store.ts'

/**
 * Closes the gap that a Q&A was written for, and those whose question it now answers word for word. A second delivery finds
 * them closed.
 */
export const handler = consumer(PairChanged, async ({ data: { agentId, pairId, gapId } }) => {
  await countQuestions(agentId)
  const pair = await pairs.get({ agentId, id: pairId }, { consistent: true })
  const wordings = pair ? [pair.question, ...pair.alsoAskedAs] : []
  const isAnswered = ({ id, question }: Gap) =>
    id === gapId || wordings.some((wording) => questionSimilarity(question, wording) >= (pair?.answersAbove ?? 1))
  let closed: number
  do {
    closed = await changeGaps(agentId, (known) =>
      known.filter(isAnswered).map(({ id }) => gaps.removing({ agentId, id })),
    )
  } while (closed > 0)
})
