import type { WayCondition, WayOn } from '#shared/agents/schema'

export type Way = readonly [to: string, when: WayCondition | readonly string[] | 'always']

/**
 * The ways on from a node, in the order in which they are tried. A list is of phrases: one of them is said (whole words;
 * case and punctuation do not matter). `always` is for the last.
 */
export const ways = (from: string, ...targets: readonly Way[]): WayOn[] =>
  targets.map(([to, when], at) => {
    const isRepeated = targets.findIndex(([other]) => other === to) < at
    return { id: isRepeated ? `${from}-${to}-${at + 1}` : `${from}-${to}`, to, when: conditionOf(when) }
  })

const conditionOf = (when: Way[1]): WayCondition => {
  if (when === 'always') return { kind: 'always' }
  return 'kind' in when ? when : { kind: 'says', anyOf: [...when] }
}
