import type { TransitionCondition } from '#shared/agents/schema'

/** A condition in words, for the debugger. */
export const describeCondition = (condition: TransitionCondition): string => {
  switch (condition.kind) {
    case 'always':
      return 'always'
    case 'intent':
      return condition.sentence
    case 'asks-person':
      return 'asks for a person'
    case 'says':
      return `says one of: ${condition.anyOf.join(', ')}`
    case 'variable':
      return `${condition.name} ${condition.is}${condition.value === undefined ? '' : ` ${condition.value}`}`
  }
}
