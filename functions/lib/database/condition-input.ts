import type { Where } from './condition.ts'
import { Expression } from './expression.ts'

/** The condition of a write and what a refusal returns; only placeholders without one. */
export const conditionInput = (where: Where) => {
  const expression = new Expression()
  const condition = expression.all(where)
  return {
    ...(condition ? { ConditionExpression: condition, ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const } : {}),
    ...expression.placeholders,
  }
}
