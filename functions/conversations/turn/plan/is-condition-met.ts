import type { TransitionCondition } from '#shared/agents/schema'

export interface Situation {
  /** The visitor's message, a burst as one text. */
  readonly message: string
  readonly variables: Readonly<Record<string, string>>
  /** Sentences that were judged, with the verdict. */
  readonly verdicts: ReadonlyMap<string, boolean>
}

/** Whether a condition holds; `undefined` while its sentence has not been judged. */
export const isConditionMet = (
  condition: TransitionCondition,
  { message, variables, verdicts }: Situation,
): boolean | undefined => {
  switch (condition.kind) {
    case 'always':
      return true
    case 'intent':
      return verdicts.get(condition.sentence)
    case 'says': {
      const text = plain(message)
      return condition.anyOf.some((phrase) => text.includes(plain(phrase)))
    }
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

/** Words between single spaces, so that "pay" is not found in "payment" and punctuation does not matter. */
const plain = (text: string): string =>
  ` ${text
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim()} `
