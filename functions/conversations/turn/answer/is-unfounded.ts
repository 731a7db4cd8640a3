import type { LanguageModel } from '#features/models'
import { looksLikeQuestion } from '#functions/conversations/turn/asks/looks-like-question'
import type { KnowledgeHit } from '#functions/conversations/turn/knowledge.port'
import type { Citation } from '#shared/conversations/schema'
import type { AnswerContext } from './answer-context.ts'

interface AnswerBasis {
  readonly model: LanguageModel
  readonly hits: readonly KnowledgeHit[]
  readonly citations: readonly Citation[]
  readonly usesTools: boolean
}

/**
 * Whether an answer counts as unanswered although the model does not say so, as only the offline model does: the agent may
 * answer from its knowledge only, and the answer to a question rests on no citation, no tool and no sure source.
 */
export const isUnfounded = (
  { turn, message, ports }: Pick<AnswerContext, 'turn' | 'message' | 'ports'>,
  { model, hits, citations, usesTools }: AnswerBasis,
): boolean =>
  turn.agent.settings.onlyAnswerFromKnowledge &&
  model.provider !== 'offline' &&
  citations.length === 0 &&
  !usesTools &&
  !hits.some(({ score }) => score >= ports.answerThreshold) &&
  looksLikeQuestion(message)
