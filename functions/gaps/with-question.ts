import { questionSimilarity } from '#features/knowledge'
import type { Gap } from '#shared/gaps/schema'
import { askedAgain } from './asked-again.ts'
import { MAX_GAPS, type UnansweredQuestion } from './store.ts'

/** Similarity from which two questions are one gap: lower than a Q&A's threshold, because a member reads the wordings. */
const SIMILAR_FROM = 0.75

/**
 * An agent's gaps after one more unanswered question: it counts for the gap of the most similar one, else it opens a gap, for
 * which the least asked one leaves when there are too many.
 */
export const withQuestion = (known: readonly Gap[], asked: UnansweredQuestion): readonly Gap[] => {
  const { agentId, id, question, at, conversationId } = asked
  const closest = closestTo(question, known)
  if (closest) return known.map((gap) => (gap === closest ? { ...gap, ...askedAgain(gap, asked) } : gap))
  const leastAsked = [...known].sort((a, b) => a.count - b.count || a.lastAt - b.lastAt)[0]
  const kept = known.length >= MAX_GAPS ? known.filter((gap) => gap !== leastAsked) : known
  return [...kept, { agentId, id, question, askedAs: [], count: 1, lastAt: at, conversationIds: [conversationId] }]
}

const closestTo = (question: string, known: readonly Gap[]): Gap | undefined => {
  let closest: { readonly gap: Gap; readonly match: number } | undefined
  for (const gap of known) {
    const match = [gap.question, ...gap.askedAs].reduce(
      (best, wording) => Math.max(best, questionSimilarity(question, wording)),
      0,
    )
    if (match >= SIMILAR_FROM && match > (closest?.match ?? 0)) closest = { gap, match }
  }
  return closest?.gap
}
