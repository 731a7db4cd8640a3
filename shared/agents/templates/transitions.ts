import type { Transition, TransitionCondition } from '#shared/agents/schema'

export type TransitionTarget = readonly [to: string, when: TransitionCondition | readonly string[] | 'always']

/**
 * The transitions from a node, in the order in which they are tried. A list contains phrases, one of which the visitor says
 * (whole words; case and punctuation do not matter). `always` is for the last.
 */
export const transitions = (from: string, ...targets: readonly TransitionTarget[]): Transition[] =>
  targets.map(([to, when], at) => {
    const isRepeated = targets.findIndex(([other]) => other === to) < at
    return { id: isRepeated ? `${from}-${to}-${at + 1}` : `${from}-${to}`, to, when: conditionOf(when) }
  })

const conditionOf = (when: TransitionTarget[1]): TransitionCondition => {
  if (when === 'always') return { kind: 'always' }
  return 'kind' in when ? when : { kind: 'says', anyOf: [...when] }
}
