import { TURN_MILLI_CREDITS } from '#shared/billing/prices'
import type { AnswerContext } from './answer-context.ts'
import type { RetrievedKnowledge } from './retrieve-in-context.ts'
import type { SearchTime } from './search-time.ts'
import type { TurnAnswer } from './turn-answer.ts'

/**
 * The team's own answer to exactly this question, word for word: no model is called or paid for. The node's next question
 * follows, as after any answer. `undefined` when no Q&A entry matches closely enough.
 */
export const answerByPair = (
  { planned, ports, audience }: AnswerContext,
  { query, hits }: RetrievedKnowledge,
  time: SearchTime,
): TurnAnswer | undefined => {
  const at = hits.findIndex(({ pair }) => pair?.wins)
  const hit = hits[at]
  if (!hit?.pair) return undefined
  const { question } = planned.plan
  const text = question ? `${hit.text}\n\n${question}` : hit.text
  audience.send({ type: 'delta', text })
  return {
    text,
    citations: [{ n: at + 1, title: hit.title, sourceId: hit.sourceId, ...(hit.url ? { url: hit.url } : {}) }],
    inputTokens: planned.inputTokens,
    outputTokens: planned.outputTokens,
    isUnanswered: false,
    pairId: hit.pair.id,
    price: TURN_MILLI_CREDITS,
    trace: {
      tools: [],
      retrieval: {
        query,
        ...time,
        threshold: ports.answerThreshold,
        hits: hits.map((other) => ({ ...other, isUsed: other === hit })),
      },
    },
  }
}
