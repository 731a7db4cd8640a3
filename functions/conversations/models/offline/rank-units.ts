import type { Query } from './query-of.ts'
import { termsOf } from './terms-of.ts'
import type { Unit } from './units-of.ts'

export interface RankedUnit {
  readonly unit: Unit
  readonly score: number
  /** 0..1: how much of the question's weight the unit has, with the headings above it and the lines beside it. */
  readonly coverage: number
  /** The keys of the question that stand in the unit itself. */
  readonly matched: ReadonlySet<string>
}

/** How well each unit answers the question, in the order of the units. */
export const rankUnits = (query: Query, units: readonly Unit[]): readonly RankedUnit[] => {
  const bags = units.map(({ text }) => bagOf(text))
  const weights = weightsOf(query, bags)
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0)
  if (total === 0) return []
  const headings = new Map<string, ReadonlySet<string>>()
  const headingBag = (text: string) => {
    const known = headings.get(text) ?? bagOf(text)
    headings.set(text, known)
    return known
  }
  const shareIn = (...among: readonly ReadonlySet<string>[]) => {
    let sum = 0
    for (const [key, weight] of weights) if (among.some((bag) => bag.has(key))) sum += weight
    return sum / total
  }
  return units.map((unit, at) => {
    const own = bags[at] ?? new Set()
    const near = headingBag(unit.heading)
    const above = headingBag(`${unit.source.heading} ${unit.source.title}`)
    const beside = [-2, -1, 1, 2].flatMap((step) => {
      const other = bags[at + step]
      return other && units[at + step]?.source === unit.source ? [other] : []
    })
    const inOwn = shareIn(own)
    const withHeading = shareIn(own, near)
    const withSource = shareIn(own, near, above)
    const score =
      inOwn * 0.6 + withHeading * 0.25 + withSource * 0.15 + bonus(query, unit) + unit.source.score * 0.05 - at * 0.0002
    return {
      unit,
      score,
      coverage: shareIn(own, near, above, ...beside),
      matched: new Set([...weights.keys()].filter((key) => own.has(key))),
    }
  })
}

const bagOf = (text: string): ReadonlySet<string> => {
  const bag = new Set<string>()
  for (const { key, parts } of termsOf(text)) {
    bag.add(key)
    for (const part of parts) bag.add(part)
  }
  return bag
}

/** A word that few units have tells more than one that most have; a joined word that none has is looked for in parts. */
const weightsOf = ({ terms }: Query, bags: readonly ReadonlySet<string>[]): ReadonlyMap<string, number> => {
  const rarity = (key: string) => {
    const having = bags.filter((bag) => bag.has(key)).length
    return Math.log(1 + (bags.length - having + 0.5) / (having + 0.5))
  }
  const weights = new Map<string, number>()
  const give = (key: string, weight: number) => weights.set(key, Math.max(weights.get(key) ?? 0, weight * rarity(key)))
  for (const { term, weight } of terms) {
    const isMet = bags.some((bag) => bag.has(term.key))
    if (isMet || term.isExact || term.parts.length === 0) give(term.key, weight)
    else for (const part of term.parts) give(part, weight / term.parts.length)
  }
  return weights
}

const bonus = ({ wants }: Query, { kind, text }: Unit): number => {
  let sum = 0
  if (wants.number && /\p{N}/u.test(text)) sum += 0.08
  if (wants.code && kind === 'code') sum += 0.05
  if (wants.list && (kind === 'item' || kind === 'row')) sum += 0.05
  if (
    wants.definition &&
    kind === 'sentence' &&
    /^\S+( \S+){0,4} (is|are|means|ist|sind|est|sont|es|son|è|é|determines|specifies|sets|returns)\b/i.test(text)
  )
    sum += 0.06
  // a question is no answer, and a few words rarely are one
  if (/\?$/.test(text)) sum -= 0.25
  if (kind === 'heading') sum -= 0.2
  if (kind === 'sentence' && text.split(/\s+/).length < 4) sum -= 0.1
  return sum
}
