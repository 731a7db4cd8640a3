import { stopWords } from '#functions/knowledge/index-format/words/stop-words'
import { tokenise } from '#functions/knowledge/index-format/words/tokenise'
import type { QueryPlan } from './query-plan.ts'
import type { Terms } from './terms.ts'

/** A longer heading is a sentence. */
const MAX_WORDS = 12
const MAX_CHARACTERS = 160

/**
 * How much an entry is about the question, 0 to 1: the share of its heading's words that the question names, times the share
 * of the question that they are. "Opening hours" fits "When are you open?", "What to do outside our opening hours" hardly.
 */
export const headingFit = (
  plan: QueryPlan,
  terms: Pick<Terms, 'termAt' | 'indexOf' | 'idf' | 'chunks'>,
): ((heading: string) => number) => {
  const total = plan.concepts.reduce((sum, { decisive }) => sum + decisive, 0)
  const meanings = new Map<string, { readonly at: number; readonly covers: number }>()
  for (const [at, concept] of plan.concepts.entries())
    for (const { index, covers } of concept.terms) {
      const term = terms.termAt(index)
      if (covers > (meanings.get(term)?.covers ?? 0)) meanings.set(term, { at, covers })
    }
  const weightOf = (word: string): number => {
    const index = terms.indexOf(word)
    return index === -1 ? Math.log1p(terms.chunks) : terms.idf(index)
  }
  return (heading) => {
    const words = wordsOf(heading)
    if (words.length > MAX_WORDS || !words.some((word) => meanings.has(word))) return 0
    const met = new Map<number, number>()
    let named = 0
    let whole = 0
    for (const word of words) {
      const weight = weightOf(word)
      whole += weight
      const meaning = meanings.get(word)
      if (!meaning) continue
      named += weight * meaning.covers
      met.set(meaning.at, Math.max(met.get(meaning.at) ?? 0, meaning.covers))
    }
    const covered = [...met].reduce((sum, [at, covers]) => sum + covers * (plan.concepts[at]?.decisive ?? 0), 0)
    return (named / whole) * (covered / total)
  }
}

/** The terms of a heading; the same few are compared again and again. */
const wordsOf = (heading: string): readonly string[] => {
  const known = headings.get(heading)
  if (known) return known
  if (headings.size >= MAX_KNOWN) headings.clear()
  const words = heading.length > MAX_CHARACTERS ? [] : contentOf(heading)
  headings.set(heading, words)
  return words
}

const headings = new Map<string, readonly string[]>()
const MAX_KNOWN = 5000

const contentOf = (heading: string): readonly string[] =>
  tokenise(heading)
    .filter(({ word }) => !stopWords.has(word) && !/^\d[\d.]*$/.test(word))
    .map(({ term }) => term)
