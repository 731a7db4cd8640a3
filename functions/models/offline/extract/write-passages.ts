import type { Passage } from './passage-around.ts'
import type { Unit } from './units-of.ts'

type Chosen = Passage & { readonly unit: Unit }

/**
 * The answer in Markdown. Sentences under one heading of one source become one paragraph in their own order, with the number
 * of the source at its end; lists, tables and code keep their lines, and the number follows what introduces them.
 */
export const writePassages = (passages: readonly Chosen[]): string => {
  const groups: Chosen[][] = []
  for (const passage of passages) {
    const group = groups.find(([first]) => first !== undefined && isSamePlace(first, passage))
    if (group) group.push(passage)
    else groups.push([passage])
  }
  return groups.map(paragraphOf).join('\n\n')
}

const isSamePlace = (one: Chosen, other: Chosen): boolean =>
  one.unit.source === other.unit.source &&
  one.unit.heading === other.unit.heading &&
  one.unit.kind === 'sentence' &&
  other.unit.kind === 'sentence' &&
  !one.text.includes('\n') &&
  !other.text.includes('\n')

const paragraphOf = (group: readonly Chosen[]): string => {
  const [best] = group
  if (!best) return ''
  const { n } = best.unit.source
  const label = group.find((passage) => passage.label !== '')?.label
  const text = [...group]
    .sort((one, other) => (one.used[0] ?? 0) - (other.used[0] ?? 0))
    .map((passage) => passage.text)
    .join(' ')
  const labelled = label ? `**${label}**: ${text}` : text
  const [first = '', ...rest] = labelled.split('\n')
  if (rest.length === 0) return `${labelled} [${n}]`
  const isIntroduced = !/^(-|\||```)/.test(first)
  return isIntroduced ? [`${first} [${n}]`, '', ...rest].join('\n') : `${labelled}\n\n[${n}]`
}
