import type { Layout } from '#functions/knowledge/index-format/layout'
import type { QueryPlan } from './query-plan.ts'
import { termHash } from './term-hash.ts'
import type { Vocabulary } from './vocabulary.ts'

/** About two sentences. */
const windowWords = 30
/** A title or heading applies to every sentence below it, with less weight. */
const headingShare = 0.8

export type WindowCoverage = {
  /** Share of the question's keywords, weighted by rarity, within the best window of the chunk: 0 to 1. */
  readonly share: number
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
  vocabulary: Pick<Vocabulary, 'termAt'>,
): (chunk: number) => WindowCoverage {
  const starts = layout.integers('wordStarts')
  const words = layout.shorts('words')
  const total = plan.concepts.reduce((sum, concept) => sum + concept.importance, 0)
  const meetings = meetingsOf(plan, vocabulary)
  // nearly no word of a text is a keyword, which one byte per hash decides quickly
  const isWanted = new Uint8Array(65_536)
  for (const hash of meetings.keys()) isWanted[hash] = 1

  return (chunk) => {
    const inHeading = new Float32Array(plan.concepts.length)
    const inText: { at: number; meeting: Meeting }[] = []
    const best = new Map<number, Meeting>()
    let isHeading = true
    for (let at = starts[chunk] ?? 0; at < (starts[chunk + 1] ?? 0); at++) {
      const word = words[at] ?? 0
      if (word === 0) isHeading = false
      const meeting = isWanted[word] === 1 ? meetings.get(word) : undefined
      if (!meeting) continue
      const { concept, share } = meeting
      if (share > (best.get(concept)?.share ?? 0)) best.set(concept, meeting)
      if (isHeading) inHeading[concept] = Math.max(inHeading[concept] ?? 0, share * headingShare)
      else inText.push({ at, meeting })
    }
    const met = [...best.values()].map(({ concept, found }) => ({ asked: plan.concepts[concept]?.word ?? '', found }))
    // sums of 32-bit floats may slightly exceed the total
    return { share: total === 0 ? 0 : Math.min(1, bestWindow(inText, inHeading) / total), met }
  }
}

function meetingsOf(plan: QueryPlan, vocabulary: Pick<Vocabulary, 'termAt'>): Map<number, Meeting> {
  const meetings = new Map<number, Meeting>()
  for (const [concept, { importance, terms }] of plan.concepts.entries()) {
    for (const { index, covers } of terms) {
      const found = vocabulary.termAt(index)
      const share = covers * importance
      if (share > (meetings.get(termHash(found))?.share ?? 0)) meetings.set(termHash(found), { concept, share, found })
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
