import type { TransitionCondition } from '#shared/agents/schema'
import { isConditionMet, type Situation } from './is-condition-met.ts'

/** The sentences among conditions that no model has judged yet. */
export const unjudgedSentences = (conditions: readonly TransitionCondition[], situation: Situation): string[] => [
  ...new Set(
    conditions.flatMap((condition) =>
      condition.kind === 'intent' && isConditionMet(condition, situation) === undefined ? [condition.sentence] : [],
    ),
  ),
]
