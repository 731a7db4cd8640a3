import type { Layout } from '#functions/knowledge/index-format/layout'
import type { QueryPlan, QueryTerm } from './query-plan.ts'
import type { Vocabulary } from './vocabulary.ts'

/** The terms of all segments of an index, each with one number, and how rare they are in all of them together. */
export interface Terms extends Omit<Vocabulary, 'size'> {
  /** Number of chunks in all segments. */
  readonly chunks: number
  /** Of the chunks in all segments, in words. */
  readonly averageLength: number
  /** Number of chunks that contain a term. */
  readonly frequencyOf: (index: number) => number
  readonly idf: (index: number) => number
  /** A plan as one segment needs it: with the numbers of its own terms, and weights that correct its own rarities. */
  readonly planFor: (plan: QueryPlan, segment: number) => QueryPlan
}

interface Indexed {
  readonly layout: Layout
  readonly words: Vocabulary
  readonly size: number
}

/** The terms of one or more segments. Those of several are found per query: make new ones for each. */
export const termsOf = (segments: readonly Indexed[]): Terms => {
  const [only] = segments
  return only && segments.length === 1 ? termsOfOne(only) : termsOfMany(segments)
}

const termsOfOne = ({ layout, words, size }: Indexed): Terms => {
  const idf = layout.floats('termIdf')
  const frequencyOf = frequencyIn(layout)
  return {
    ...words,
    chunks: size,
    averageLength: averageLengthOf([{ layout, size }]),
    frequencyOf,
    idf: (index) => idf[index] ?? 0,
    planFor: (plan) => plan,
  }
}

const averageLengthOf = (segments: readonly Pick<Indexed, 'layout' | 'size'>[]): number => {
  const chunks = segments.reduce((sum, { size }) => sum + size, 0)
  // each chunk's words contain one mark, between headings and text
  const words = segments.reduce((sum, { layout, size }) => sum + layout.shorts('words').length - size, 0)
  return Math.max(1, words / Math.max(1, chunks))
}

const frequencyIn = (layout: Layout) => {
  const starts = layout.integers('postingStarts')
  return (index: number): number => (starts[index + 1] ?? 0) - (starts[index] ?? 0)
}

interface Term {
  readonly term: string
  /** Its position in each segment, or -1. */
  readonly positions: readonly number[]
  readonly frequency: number
}

const termsOfMany = (segments: readonly Indexed[]): Terms => {
  const chunks = segments.reduce((sum, { size }) => sum + size, 0)
  const frequencies = segments.map(({ layout }) => frequencyIn(layout))
  const idfs = segments.map(({ layout }) => layout.floats('termIdf'))
  const terms: Term[] = []
  const numbers = new Map<string, number>()

  const add = (term: string, positions: readonly number[]): number => {
    const known = numbers.get(term)
    if (known !== undefined) return known
    const frequency = positions.reduce(
      (sum, position, segment) => sum + (position === -1 ? 0 : (frequencies[segment]?.(position) ?? 0)),
      0,
    )
    numbers.set(term, terms.length)
    return terms.push({ term, positions, frequency }) - 1
  }

  const indexOf = (term: string): number => {
    const positions = segments.map(({ words }) => words.indexOf(term))
    return positions.every((position) => position === -1) ? -1 : add(term, positions)
  }

  const startingWith = (text: string): number[] => {
    const found = new Map<string, number[]>()
    for (const [segment, { words }] of segments.entries()) {
      for (const position of words.startingWith(text)) {
        const term = words.termAt(position)
        const positions = found.get(term) ?? segments.map(() => -1)
        positions[segment] = position
        found.set(term, positions)
      }
    }
    return [...found].sort(([one], [other]) => (one < other ? -1 : 1)).map(([term, positions]) => add(term, positions))
  }

  const similarTo = (term: string, word: string) => {
    const distances = new Map<string, number>()
    for (const { words } of segments)
      for (const { index, distance } of words.similarTo(term, word)) distances.set(words.termAt(index), distance)
    return [...distances]
      .sort(([one, near], [other, far]) => near - far || (one < other ? -1 : 1))
      .slice(0, 8)
      .map(([similar, distance]) => ({ index: indexOf(similar), distance }))
  }

  const idf = (index: number): number => {
    const frequency = terms[index]?.frequency ?? 0
    return Math.log(1 + (chunks - frequency + 0.5) / (frequency + 0.5))
  }

  /** A segment's impacts contain the rarity of the term in that segment alone, as a factor. */
  const inSegment = (some: readonly QueryTerm[], segment: number): QueryTerm[] =>
    some.flatMap(({ index, weight, ...more }) => {
      const position = terms[index]?.positions[segment] ?? -1
      const own = idfs[segment]?.[position] ?? 0
      return position === -1 || own === 0 ? [] : [{ index: position, weight: (weight * idf(index)) / own, ...more }]
    })

  return {
    chunks,
    averageLength: averageLengthOf(segments),
    indexOf,
    termAt: (index) => terms[index]?.term ?? '',
    startingWith,
    similarTo,
    frequencyOf: (index) => terms[index]?.frequency ?? 0,
    idf,
    planFor: ({ concepts, joined }, segment) => ({
      concepts: concepts.map((concept) => ({ ...concept, terms: inSegment(concept.terms, segment) })),
      joined: inSegment(joined, segment),
    }),
  }
}
