import type { SearchedParts } from '#functions/knowledge/index-format/knowledge-index'
import { contentOf, planQuery } from '#functions/knowledge/index-format/lexical/plan-query'
import { weakWords } from '#functions/knowledge/index-format/words/stop-words'
import { coverageIn } from './coverage-in.ts'
import { likelihoodIn } from './likelihood-in.ts'

/** The part of a question that a chunk must contain to continue the question before. */
const CONTINUED = 0.5

/**
 * How likely each hit answers what is asked now, whatever was asked before; `undefined` for a question that makes no sense alone,
 * where a hit has its words or it has none.
 */
export const judgedAlone = async (
  asked: string,
  found: Parameters<typeof likelihoodIn>[0],
  { segments, languages }: Pick<SearchedParts, 'segments' | 'languages'>,
) => {
  const words = contentOf(asked).filter(({ word }) => !weakWords.has(word))
  if (words.length === 0) return undefined
  // only a turn's second search asks for it
  const { isElliptic } = await import('#lib/language/is-elliptic')
  const isPart = isElliptic(asked, words.length)
  const plan = planQuery(asked, found.terms, languages)
  const windowOf = coverageIn(segments, plan, found.terms)
  const likelihood = likelihoodIn(found, plan, windowOf)
  return (place: number) => (isPart && windowOf(place).share >= CONTINUED ? undefined : likelihood(place))
}
