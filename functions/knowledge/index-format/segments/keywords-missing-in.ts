import { maxConcepts, planQuery } from '#functions/knowledge/index-format/lexical/plan-query'
import { termsOf } from '#functions/knowledge/index-format/lexical/terms'
import type { StemmedLanguage } from '#functions/knowledge/index-format/words/light-stemmers'
import { stopWords } from '#functions/knowledge/index-format/words/stop-words'
import { tokenise } from '#functions/knowledge/index-format/words/tokenise'
import type { PlacedSegment } from './place-segments.ts'

interface Chosen {
  readonly languages: readonly StemmedLanguage[]
  /** Whether a chunk of a segment is one of those that are searched; `undefined` if all are. */
  readonly isAllowed: (segment: PlacedSegment) => ((chunk: number) => boolean) | undefined
}

/** The question's keywords, as many as a search compares, that no chosen chunk contains in any form that a search would find. */
export const keywordsMissingIn = (
  segments: readonly PlacedSegment[],
  question: string,
  { languages, isAllowed }: Chosen,
): string[] => {
  const terms = termsOf(segments.map(({ segment }) => segment))
  const allowed = segments.map((one) => isAllowed(one) ?? (() => true))
  const isFound = (word: string): boolean => {
    const plan = planQuery(word, terms, languages)
    return segments.some(({ segment: { layout } }, at) => {
      const starts = layout.integers('postingStarts')
      const chunks = layout.integers('postingChunks')
      const { concepts, joined } = terms.planFor(plan, at)
      return [...concepts.flatMap((concept) => concept.terms), ...joined].some(({ index }) =>
        chunks.subarray(starts[index], starts[index + 1]).some((chunk) => allowed[at]?.(chunk)),
      )
    })
  }
  const words = new Set(tokenise(question).map(({ word }) => word))
  const keywords = [...words].filter((word) => !stopWords.has(word))
  return keywords.slice(0, maxConcepts).filter((word) => !isFound(word))
}
