import type { AnswerRules } from '#functions/conversations/turn/asks/load-answer-rules'
import type { TransitionCondition } from '#shared/agents/schema'

export interface Situation {
  /** The visitor's message, a burst as one text. */
  readonly message: string
  readonly variables: Readonly<Record<string, string>>
  readonly rules: Pick<AnswerRules, 'saysAnyOf'>
  /** Whether the message asks for a person, by its words. */
  readonly asksForPerson?: boolean
  /** Sentences that were judged, with the verdict. */
  readonly verdicts: ReadonlyMap<string, boolean>
}

/** What a model judges where the words alone do not ask for a person. */
export const ASKS_FOR_PERSON = 'The visitor asks to speak or write with a human of the team.'

/** Whether a condition holds; `undefined` while its sentence has not been judged. */
export const isConditionMet = (condition: TransitionCondition, it: Situation): boolean | undefined => {
  const { message, variables, verdicts } = it
  switch (condition.kind) {
    case 'always':
      return true
    case 'intent':
      return verdicts.get(condition.sentence)
    case 'asks-person':
      return it.asksForPerson === true || verdicts.get(ASKS_FOR_PERSON) === true
    case 'says':
      return it.rules.saysAnyOf(message, condition.anyOf)
    case 'variable': {
      const value = variables[condition.name] ?? ''
      switch (condition.is) {
        case 'set':
          return value !== ''
        case 'unset':
          return value === ''
        case 'equals':
          return value.toLowerCase() === (condition.value ?? '').toLowerCase()
        case 'contains':
          return value.toLowerCase().includes((condition.value ?? '').toLowerCase())
      }
    }
  }
}
