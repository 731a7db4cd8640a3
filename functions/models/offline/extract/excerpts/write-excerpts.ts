import type { Unit } from '#functions/models/offline/extract/reading/units-of'
import type { Excerpt } from './excerpt-around.ts'

type Chosen = Excerpt & { readonly unit: Unit }

/**
 * The answer in Markdown. Sentences under one heading of one source become one paragraph in their original order, with the
 * source's number at its end; lists, tables and code keep their lines, and the number follows their introduction.
 */
export const writeExcerpts = (excerpts: readonly Chosen[]): string => {
  const groups: Chosen[][] = []
  for (const excerpt of excerpts) {
    const group = groups.find(([first]) => first !== undefined && isSamePlace(first, excerpt))
    if (group) group.push(excerpt)
    else groups.push([excerpt])
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
  const label = group.find((excerpt) => excerpt.label !== '')?.label
  const text = [...group]
    .sort((one, other) => (one.used[0] ?? 0) - (other.used[0] ?? 0))
    .map((excerpt) => excerpt.text)
    .join(' ')
  const labelled = label ? `**${label}**: ${text}` : text
  const [first = '', ...rest] = labelled.split('\n')
  if (rest.length === 0) return `${labelled} [${n}]`
  const isIntroduced = !/^(-|\||```)/.test(first)
  return isIntroduced ? [`${first} [${n}]`, '', ...rest].join('\n') : `${labelled}\n\n[${n}]`
}
