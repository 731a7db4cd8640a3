import type { TransitionCondition } from '#shared/agents/schema'
import { ASKS_FOR_PERSON, isConditionMet, type Situation } from './is-condition-met.ts'

/**
 * The sentences among conditions that no model has judged yet. Whether the visitor asks for a person is judged only together
 * with others: its words decide in most messages, and a judgement of its own would cost a model's call in every turn.
 */
export const unjudgedSentences = (conditions: readonly TransitionCondition[], situation: Situation): string[] => {
  const sentences = conditions.flatMap((condition) =>
    condition.kind === 'intent' && isConditionMet(condition, situation) === undefined ? [condition.sentence] : [],
  )
  const isPersonOpen =
    sentences.length > 0 && !situation.asksForPerson && conditions.some(({ kind }) => kind === 'asks-person')
  return [...new Set([...sentences, ...(isPersonOpen ? [ASKS_FOR_PERSON] : [])])]
}
