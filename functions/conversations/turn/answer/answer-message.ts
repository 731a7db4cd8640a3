import { answerByModel } from './answer-by-model.ts'
import { answerByPair } from './answer-by-pair.ts'
import type { AnswerContext } from './answer-context.ts'
import type { AnswerFailure } from './answer-failure.ts'
import { previousQuestion } from './previous-question.ts'
import { type RetrievedKnowledge, retrieveInContext } from './retrieve-in-context.ts'
import type { TurnAnswer } from './turn-answer.ts'

/**
 * The team's own answer to the visitor's question, else one by the node's model from the knowledge found for it; `failed` when
 * there is none.
 */
export const answerMessage = async (context: AnswerContext): Promise<TurnAnswer | AnswerFailure> => {
  const { planned, elapsedMs } = context
  const startMs = elapsedMs()
  const found = planned.plan.node.usesKnowledge === false ? noKnowledge : await retrieveForNode(context)
  if (!found) return { failed: { step: 'knowledge', code: 'broken' }, trace: { tools: [] } }
  const time = { startMs, endMs: elapsedMs() }
  return answerByPair(context, found, time) ?? answerByModel(context, found, time)
}

const noKnowledge: RetrievedKnowledge = { query: '', hits: [] }

const retrieveForNode = ({
  turn,
  view,
  message,
  planned,
  ports,
  prefetched,
}: AnswerContext): Promise<RetrievedKnowledge | undefined> => {
  const tags = planned.plan.node.knowledgeTags ?? []
  if (tags.length === 0) return prefetched
  return retrieveInContext(ports.retrieve, { agentId: turn.agent.agentId, text: message, tags }, previousQuestion(view))
}
