import { answerThreshold } from '#functions/knowledge/index-format/knowledge-index'
import type { QueryPlan } from './query-plan.ts'
import type { WindowCoverage } from './window-coverage.ts'

/** Beyond this a chunk repeats the words or has them in its headings, which says no more. */
const MOST = 2.2

/** In so few chunks, words do not meet by chance. */
const FEW = 50
const MANY = 1000

/** A name is met by coincidence in no index: where nearly all of such a question is covered, that is enough. */
const NAMED = 0.9
const NAMED_SCORE = 0.62

/**
 * How likely a chunk answers the question, 0 to 1: a logistic regression on whether the best hit is of a right page, over
 * indexes of 20 to 5,000 chunks (tune halves of test/bench/answers.ts). A long question is never covered as a whole. So beside
 * the share of its words counts how much evidence there is at all: three rare words in one place are no coincidence, whatever
 * else the question says. In a large index more chunks contain a few words by chance.
 */
export const likelihoodOf = (
  { share, strength }: Pick<WindowCoverage, 'share' | 'strength'>,
  { concepts }: QueryPlan,
  chunks: number,
): number => {
  if (share === 0) return 0
  const total = concepts.reduce((sum, { importance }) => sum + importance, 0)
  const usual = concepts.reduce((sum, { rarity }) => sum + Math.max(0.02, rarity), 0)
  const relative = Math.min(MOST, strength / usual)
  const evidence = Math.log1p(relative * total)
  const logit = 3.35 * share + 1.44 * relative + 2.58 * evidence - 0.38 * Math.log1p(chunks) - 8.76
  const alone =
    asksForName(concepts) && share >= NAMED
      ? Math.max(NAMED_SCORE, share * trustInShare(chunks))
      : share * trustInShare(chunks)
  return Math.max(1 / (1 + Math.exp(-logit)), alone >= answerThreshold ? alone : 0)
}

/** `max_connections`, `E05`, `os.walk`: half of the question and more is one name. */
const asksForName = (concepts: QueryPlan['concepts']): boolean => {
  const total = concepts.reduce((sum, { decisive }) => sum + decisive, 0)
  return concepts.some(({ word, decisive }) => /[\p{N}_./:@#$+-]/u.test(word) && decisive * 2 >= total)
}

/** 1 for a few chunks, 0.6 for many, less beyond. */
const trustInShare = (chunks: number): number => {
  const size = Math.max(0, Math.log(chunks / FEW) / Math.log(MANY / FEW))
  return Math.max(0, 1 - 0.4 * size)
}
