import { isTypoOf } from '#functions/models/offline/language/is-typo-of'
import { synonymsOf } from '#functions/models/offline/language/synonyms-of'
import { termsOf } from '#functions/models/offline/language/terms-of'
import { isCompoundOf, joinsNouns, partsOf } from '#lib/language/compounds'
import { hasFigure } from './has-figure.ts'
import { isChangeNote } from './is-change-note.ts'
import { isFunctionWord } from './is-function-word.ts'
import type { Query } from './query-of.ts'
import { refersBack } from './refers-back.ts'
import type { Unit } from './units-of.ts'

export interface RankedUnit {
  readonly unit: Unit
  readonly score: number
  /** 0..1: how much of the question's weight the unit covers, with the headings above it and its neighbours. */
  readonly coverage: number
  /** 0..1: how much the unit covers alone, and how much the headings above it and its title. */
  readonly own: number
  readonly titled: number
  /** 0..1: the share of the question's weight that is one word which neither the unit nor what is around it contains; the greatest. */
  readonly lacks: number
  /** The question's words (by index) in the unit itself. */
  readonly matched: ReadonlySet<number>
  /** The unit or a heading above it contains a word of the question. */
  readonly isAbout: boolean
  /** The heading above is the question itself. */
  readonly isAsked: boolean
  /** The first statement of the entry that the question names. */
  readonly isDefinition: boolean
}

/** A word of the question, with the keys that match it and how much of it each covers. */
interface Concept {
  readonly weight: number
  readonly keys: ReadonlyMap<string, number>
  /** Words that mean it when all are there: those of a name that a text writes out ("cache size" for `cache_size`). */
  readonly all: readonly (readonly string[])[]
}

/** How much of a name its words cover. */
const WRITTEN_OUT = 0.7

type Bag = ReadonlySet<string>

/** The weight of a word in the heading above a unit, and in the source's title. */
const HEADING_SHARE = 0.85
const SOURCE_SHARE = 0.35
/** Of an ordinary word that nothing found contains: visitors write more than they ask. Names must match. */
const UNKNOWN = 0.3
/** In so few words nobody adds any. */
const FEW = 4
/** The first statement of the entry that the question is about: its definition. */
const DEFINITION = 0.3

/** A figure beside the entry that the question names is a figure of something else. */
const OTHER_ENTRY = 1
/** An entry is named by at least this share of the question. */
const NAMED = 0.25

/** How well each unit answers the question, in the order of the units. */
export const rankUnits = (query: Query, units: readonly Unit[]): readonly RankedUnit[] => {
  const bags = new Map<string, Bag>()
  const bagOf = (text: string): Bag => {
    const known = bags.get(text) ?? keysOf(text)
    bags.set(text, known)
    return known
  }
  const concepts = conceptsOf(
    query,
    units.map(({ text }) => bagOf(text)),
  )
  // "Where are you?" has no content words, but a list of questions and answers may contain it
  const total = concepts.reduce((sum, { weight }) => sum + weight, 0) || 1
  const asked = plain(query.question)
  const firsts = firstsOf(units)
  const named = query.wants.number ? namedEntries(units, concepts, total) : new Map<string, readonly number[]>()
  const places = Math.max(1, new Set(units.map(({ source }) => source)).size)
  return units.map((unit, at) => {
    const own = bagOf(unit.text)
    const above = [unit.heading, unit.columns ?? '', antecedentOf(units, at)].filter((text) => text !== '').map(bagOf)
    const source = bagOf(`${unit.source.heading} ${unit.source.title}`)
    const beside = [-2, -1, 1, 2].flatMap((step) => {
      const other = units[at + step]
      return other?.source === unit.source ? [bagOf(other.text)] : []
    })
    let met = 0
    let metAbove = 0
    let near = 0
    let lacks = 0
    let ownCover = 0
    let titled = 0
    let isSubject = false
    let isBelow = false
    const matched = new Set<number>()
    for (const [place, concept] of concepts.entries()) {
      const inOwn = shareIn(own, concept)
      const inAbove = Math.max(0, ...above.map((bag) => shareIn(bag, concept)))
      const inSource = shareIn(source, concept)
      met += concept.weight * Math.max(inOwn, inAbove * HEADING_SHARE, inSource * SOURCE_SHARE)
      metAbove += concept.weight * Math.max(inOwn, inAbove, inSource * SOURCE_SHARE)
      const inNear = Math.max(inOwn, inAbove, inSource, ...beside.map((bag) => shareIn(bag, concept)))
      near += concept.weight * inNear
      lacks = Math.max(lacks, (concept.weight / total) * (1 - inNear))
      ownCover += concept.weight * inOwn
      titled += concept.weight * Math.max(inAbove, inSource)
      if (inOwn > 0) matched.add(place)
      if (inAbove > 0) isBelow = true
      if (inAbove === 1 && concept.weight / total > 0.4 && isAbout(unit.heading, concept)) isSubject = true
    }
    const isAsked = asked !== '' && /\?$/.test(unit.heading) && unit.kind !== 'heading' && plain(unit.heading) === asked
    const rank = 1 - (unit.source.n - 1) / places
    // below its own heading a statement is about it as if it named it
    if (isSubject) met = Math.max(met, metAbove)
    const isDefinition = !query.wants.number && firsts.has(at) && (isSubject || isDeclared(units, at, concepts, total))
    const isOther = hasFigure(unit.text) && isOfOther(unit, matched, named)
    const score =
      met / total -
      (isOther ? OTHER_ENTRY : 0) +
      (isSubject ? 0.18 : 0) +
      (isDefinition ? DEFINITION + (definition.test(unit.text) ? 0.08 : 0) : 0) +
      bonus(query, unit) +
      0.18 * rank +
      0.25 * unit.source.score
    return {
      unit,
      score: score + (isAsked ? 1 : 0) - at * 0.0001,
      coverage: isAsked ? 1 : near / total,
      own: isAsked ? 1 : ownCover / total,
      titled: isAsked ? 1 : titled / total,
      lacks: isAsked ? 0 : lacks,
      matched,
      isAbout: matched.size > 0 || isBelow,
      isAsked,
      isDefinition,
    }
  })
}

/** The words of the question (by index) that are the whole heading of an entry, by the entry's source: what the question names. */
const namedEntries = (
  units: readonly Unit[],
  concepts: readonly Concept[],
  total: number,
): ReadonlyMap<string, readonly number[]> => {
  const named = new Map<string, number[]>()
  for (const heading of new Set(units.map((unit) => unit.heading))) {
    const words = termsOf(heading.replace(/^[\d.]+\s+/, '')).filter(({ word }) => !isFunctionWord(word))
    const places = words.map(({ key }) => concepts.findIndex(({ keys }) => keys.get(key) === 1))
    if (words.length === 0 || places.includes(-1)) continue
    if (places.reduce((sum, at) => sum + (concepts[at]?.weight ?? 0), 0) / total >= NAMED) named.set(heading, places)
  }
  return named
}

/** Whether a statement is of an entry beside the one that the question names, and does not name that one either. */
const isOfOther = ({ heading }: Unit, matched: ReadonlySet<number>, named: ReadonlyMap<string, readonly number[]>) =>
  named.size > 0 && !named.has(heading) && ![...named.values()].some((places) => places.every((at) => matched.has(at)))

/** The first statement below each heading, after its signature or syntax. */
const firstsOf = (units: readonly Unit[]): ReadonlySet<number> => {
  const firsts = new Set<number>()
  const met = new Set<string>()
  for (const [at, { kind, heading, source, text }] of units.entries()) {
    if (kind === 'heading' || kind === 'code' || text.split(/\s+/).length < 4) continue
    // an entry may go on in the next source
    const entry = `${source.title} ${source.heading} ${heading}`
    if (!met.has(entry)) firsts.add(at)
    met.add(entry)
  }
  return firsts
}

/** Below its declaration in code, or in the row that it begins. */
const isDeclared = (units: readonly Unit[], at: number, concepts: readonly Concept[], total: number): boolean => {
  const [before, unit] = [units[at - 1], units[at]]
  const declaration =
    unit?.kind === 'row' ? unit.text.split(' | ')[0] : before?.kind === 'code' ? before.text : undefined
  if (declaration === undefined || (unit?.kind !== 'row' && before?.source !== unit?.source)) return false
  const bag = keysOf(declaration)
  return concepts.some((concept) => concept.weight / total > 0.4 && shareIn(bag, concept) === 1)
}

/** The sentence before a unit that refers back to it: "It is heated with a heat pump." */
const antecedentOf = (units: readonly Unit[], at: number): string => {
  const before = units[at - 1]
  return before && refersBack(units, at) ? before.text : ''
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const keysOf = (text: string): Bag => {
  const bag = new Set<string>()
  for (const { key, parts } of termsOf(text)) {
    bag.add(key)
    for (const part of parts) bag.add(part)
  }
  return bag
}

const shareIn = (bag: Bag, { keys, all }: Concept): number => {
  let most = all.some((parts) => parts.every((part) => bag.has(part))) ? WRITTEN_OUT : 0
  for (const [key, share] of keys) if (share > most && bag.has(key)) most = share
  return most
}

/** "max_connections (integer)" is about max_connections; a heading that only mentions it is not. */
const isAbout = (heading: string, concept: Concept): boolean => {
  const [first, second] = termsOf(heading.replace(/^[\d.]+\s+/, ''))
  return [first?.key, second?.key].some((key) => key !== undefined && concept.keys.get(key) === 1)
}

/**
 * Weighs a word by how few units contain it. A word that no unit contains is searched by its synonyms, its parts and as a
 * typo.
 */
/** For each word of a question the compounds of it and another one: "Zeit der Lieferung", Lieferzeit. */
const compoundsIn = (terms: Query['terms'], known: ReadonlySet<string>): ReadonlyMap<string, readonly string[]> => {
  const words = terms.filter(({ term }) => !term.isExact).map(({ term }) => term.key)
  const pairs = words.flatMap((first) =>
    words.filter((second) => second !== first).map((second) => [first, second] as const),
  )
  const found = new Map<string, string[]>()
  for (const key of known)
    for (const [first, second] of pairs)
      if (isCompoundOf(key, first, second))
        for (const word of [first, second]) found.set(word, [...(found.get(word) ?? []), key])
  return found
}

const conceptsOf = ({ terms, isFollowUp, question }: Query, bags: readonly Bag[]): readonly Concept[] => {
  const known = new Set(bags.flatMap((bag) => [...bag]))
  const joined = joinsNouns(question) ? compoundsIn(terms, known) : undefined
  return terms.map(({ term, weight }) => {
    const keys = new Map([[term.key, 1]])
    if (!term.isExact) for (const other of synonymsOf(term.key)) keys.set(other, 0.7)
    if (!known.has(term.key)) {
      for (const part of term.parts) keys.set(part, term.isExact ? 0.4 : 0.8)
      for (const key of known) if (isTypoOf(term.key, key)) keys.set(key, 0.8)
    }
    for (const key of joined?.get(term.key) ?? []) keys.set(key, 0.9)
    const pair = joined && !known.has(term.key) ? partsOf(term.key, known) : undefined
    const all = pair ? [pair] : term.isExact && term.parts.length > 1 ? [term.parts] : []
    const having = bags.filter((bag) => shareIn(bag, { weight, keys, all }) > 0).length
    const rarity = Math.log(1 + (bags.length - having + 0.5) / (having + 0.5))
    return {
      keys,
      all,
      weight: weight * rarity * (having === 0 && !term.isExact && !isFollowUp && terms.length > FEW ? UNKNOWN : 1),
    }
  })
}

const limiting =
  /\b(?:default|maxim\w*|minim\w*|limit\w*|at most|at least|up to|no more than|standardmäßig|höchstens|mindestens|bis zu|par défaut|au plus|hasta|fino a|até)\b/i

const bonus = ({ wants, question }: Query, { kind, text, columns }: Unit): number => {
  let sum = 0
  if (wants.number && hasFigure(text)) sum += limiting.test(text) ? 0.2 : 0.1
  if (wants.code && kind === 'code') sum += 0.04
  // a figure of an example is nobody's default
  if (wants.number && !wants.code && kind === 'code') sum -= 0.3
  if (wants.list && (kind === 'item' || kind === 'row')) sum += 0.05
  if (wants.definition && kind === 'sentence' && definition.test(text)) sum += 0.08
  // a table's header row is not an answer
  if (kind === 'row' && columns === undefined && !/\d|^[^|]{1,40}: \|/.test(text)) sum -= 0.3
  // a question is not an answer, and a few words rarely are one
  if (/\?$/.test(text)) sum -= 0.25
  if (kind === 'sentence' && text.split(/\s+/).length < 4) sum -= 0.1
  // what changed is not how it is
  if (isChangeNote(text) && !asksForChange.test(question)) sum -= 0.6
  if (/^(See also|See|Note|Siehe|Voir|Véase|Vedi)\b.{0,60}$|^Chapter \d/.test(text)) sum -= 0.1
  return sum
}

const asksForChange = /\b(?:version|release|since|new|changed?|changes|deprecated|removed|added)\b/i

/** "X is …", or a sentence that explains its heading. */
const definition =
  /^(?:\S+ ){1,5}(?:is|are|means|ist|sind|bedeutet|est|sont|es|son|è|sono|é|são)\b|^(?:This (?:function|command|parameter|variable|option|setting) )?(?:Determines|Specifies|Sets|Controls|Returns|Terminates?|Defines|Shows?|Lists?|Enables?|Disables?|Causes?|Creates?|Removes?|Changes?|Generates?|Gets?|Opens?|Reads?|Writes?|Sends?|Converts?|Computes?|Checks?|Raised when)\b/i
