import type { Layout } from '#functions/knowledge/index-format/layout'
import { weights } from './build-lexicon.ts'
import type { QueryPlan } from './query-plan.ts'
import { termHash } from './term-hash.ts'
import type { Terms } from './terms.ts'

/** About two sentences. */
const windowWords = 30
/** A title or heading applies to every sentence below it, with less weight. */
const headingShare = 0.8

export type WindowCoverage = {
  /** Share of the question's keywords, weighted by rarity, within the best window of the chunk: 0 to 1. */
  readonly share: number
  /** BM25 over the words of the chunk, as if all segments were one. */
  readonly strength: number
  /** Keywords of the question that the chunk contains, and the matching terms. */
  readonly met: readonly { readonly asked: string; readonly found: string }[]
}

type Meeting = { readonly concept: number; readonly share: number; readonly found: string }

/**
 * How many of a question's keywords occur close together in a chunk. A long chunk easily contains all of them somewhere; an
 * answer has them in one place, so this separates answers from coincidences better than any count.
 */
export function windowCoverage(
  plan: QueryPlan,
  layout: Layout,
  terms: Pick<Terms, 'termAt' | 'idf' | 'averageLength'>,
): (chunk: number) => WindowCoverage {
  const starts = layout.integers('wordStarts')
  const words = layout.shorts('words')
  const total = plan.concepts.reduce((sum, concept) => sum + concept.decisive, 0)
  const meetings = meetingsOf(plan, terms)
  // nearly no word of a text is a keyword, which one byte per hash decides quickly
  const isWanted = new Uint8Array(65_536)
  const gains = gainsOf(plan, terms)
  for (const hash of gains.keys()) isWanted[hash] = 1

  return (chunk) => {
    const inHeading = new Float32Array(plan.concepts.length)
    const inText: { at: number; meeting: Meeting }[] = []
    const best = new Map<number, Meeting>()
    const counts = new Map<number, number>()
    const first = starts[chunk] ?? 0
    const end = starts[chunk + 1] ?? 0
    let isHeading = true
    for (let at = first; at < end; at++) {
      const word = words[at] ?? 0
      if (word === 0) isHeading = false
      if (isWanted[word] !== 1) continue
      counts.set(word, (counts.get(word) ?? 0) + (isHeading ? weights.heading : weights.body))
      for (const meeting of meetings.get(word) ?? nothing) {
        const { concept, share } = meeting
        if (share > (best.get(concept)?.share ?? 0)) best.set(concept, meeting)
        if (isHeading) inHeading[concept] = Math.max(inHeading[concept] ?? 0, share * headingShare)
        else inText.push({ at, meeting })
      }
    }
    const met = [...best.values()].map(({ concept, found }) => ({ asked: plan.concepts[concept]?.word ?? '', found }))
    // sums of 32-bit floats may slightly exceed the total
    const share = total === 0 ? 0 : Math.min(1, bestWindow(inText, inHeading) / total)
    // one mark is between headings and text
    return { share, strength: strengthOf(counts, gains, (end - first - 1) / terms.averageLength), met }
  }
}

/** What the words of the question are worth, by their hash. */
function gainsOf(plan: QueryPlan, terms: Pick<Terms, 'termAt' | 'idf'>): Map<number, number> {
  const gains = new Map<number, number>()
  for (const { index, weight } of [...plan.concepts.flatMap((concept) => concept.terms), ...plan.joined]) {
    const hash = termHash(terms.termAt(index))
    gains.set(hash, Math.max(gains.get(hash) ?? 0, weight * terms.idf(index)))
  }
  return gains
}

/** The impacts of the postings are rounded, differently in each segment, hence once more from the words themselves. */
function strengthOf(counts: ReadonlyMap<number, number>, gains: ReadonlyMap<number, number>, length: number): number {
  const norm = 1 - weights.b + weights.b * length
  let sum = 0
  for (const [hash, count] of counts)
    sum += ((gains.get(hash) ?? 0) * count * (weights.k1 + 1)) / (count + weights.k1 * norm)
  return sum
}

const nothing: readonly Meeting[] = []

/** A word is met for the keyword that it says most about, a compound for each of the words that it joins. */
function meetingsOf(plan: QueryPlan, vocabulary: Pick<Terms, 'termAt'>): Map<number, readonly Meeting[]> {
  const meetings = new Map<number, readonly Meeting[]>()
  for (const [concept, { decisive, terms }] of plan.concepts.entries()) {
    for (const { index, covers, isCompound } of terms) {
      const found = vocabulary.termAt(index)
      const meeting = { concept, share: covers * decisive, found }
      const hash = termHash(found)
      const known = meetings.get(hash) ?? nothing
      if (isCompound) meetings.set(hash, [...known, meeting])
      else if (meeting.share > (known[0]?.share ?? 0)) meetings.set(hash, [meeting])
    }
  }
  return meetings
}

function bestWindow(inText: readonly { at: number; meeting: Meeting }[], inHeading: Float32Array): number {
  let best = sumOf(inHeading)
  for (const [first, { at: start }] of inText.entries()) {
    const inWindow = inHeading.slice()
    let sum = sumOf(inHeading)
    for (let next = first; next < inText.length; next++) {
      const entry = inText[next]
      if (!entry || entry.at - start >= windowWords) break
      const { concept, share } = entry.meeting
      const more = share - (inWindow[concept] ?? 0)
      if (more <= 0) continue
      inWindow[concept] = share
      sum += more
    }
    best = Math.max(best, sum)
  }
  return best
}

function sumOf(values: Float32Array): number {
  let sum = 0
  for (const value of values) sum += value
  return sum
}
