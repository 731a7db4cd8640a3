import { type ModelSource, SURE_SOURCE } from '#functions/models/language-model.port'
import { answerCertainty } from './certainty.ts'
import { chooseExcerpts } from './excerpts/choose-excerpts.ts'
import { writeExcerpts } from './excerpts/write-excerpts.ts'
import { pageOf } from './reading/page-of.ts'
import { type Query, queryOf } from './reading/query-of.ts'
import type { RankedUnit } from './reading/rank-units.ts'
import { type Reading, readSources } from './reading/read-sources.ts'

export interface Answer {
  readonly text: string
  readonly citedSources: readonly number[]
}

/** The best unit must itself cover this much of the question (measured in test/bench/offline-answers.ts). */
const COVERAGE = 0.45
/** From here on a source needs no second judge. */
const UNCONTESTED = 0.8
const LIMITS = { excerpts: 3, characters: 700, extended: 800 }
/** From this certainty on a statement is given as the answer: wrong for 2 % of the development questions. */
const SURE = 0.55
/** All words of the question in one statement of so likely a source need no such judge. */
const LIKELY = 0.9
const WHOLE = 0.99

/**
 * An answer in the sources' own words, or `undefined` when they contain none. A question without content words ("how much?") is
 * answered together with the one before it, and so is a question that has no answer on its own.
 */
export const answerFrom = (
  question: string,
  askedBefore: string | undefined,
  sources: readonly ModelSource[],
): Answer | undefined => {
  const alone = queryOf(question)
  if (!askedBefore) return answerTo(alone, sources)
  const together = queryOf(question, askedBefore)
  return isSelfContained(alone)
    ? (answerTo(alone, sources) ?? answerTo(together, sources))
    : (answerTo(together, sources) ?? answerTo(alone, sources))
}

/**
 * The search put another page first, and not only by a little: two judges that disagree are no certainty. Near pages are named
 * then (`nearestFrom`), instead of one sentence of the wrong one.
 */
const isContested = ({ unit, isAsked, isDefinition }: RankedUnit, sources: readonly ModelSource[]): boolean => {
  const [first] = sources
  if (!first || isAsked || isDefinition || unit.source.score >= UNCONTESTED) return false
  return pageOf(first) !== pageOf(unit.source)
}

const isSelfContained = ({ terms }: Query): boolean => terms.some(({ weight }) => weight >= 1)

const answerTo = (query: Query, sources: readonly ModelSource[]): Answer | undefined => {
  const reading = readSources(query, sources)
  const order = sureStatements(reading)
  const best = reading.ranked[order[0] ?? -1]
  if (!best || best.coverage < COVERAGE || !(best.isAbout || best.isAsked)) return undefined
  if (isContested(best, sources)) return undefined
  if (!isSure(reading, best)) return undefined
  const chosen = chooseExcerpts(reading, order, LIMITS)
  return {
    text: writeExcerpts(chosen.map(({ ranked: { unit }, excerpt }) => ({ ...excerpt, unit }))),
    citedSources: [...new Set(chosen.map(({ ranked: { unit } }) => unit.source.n))],
  }
}

const isSure = (reading: Reading, best: RankedUnit): boolean =>
  best.isAsked || (best.own >= WHOLE && best.unit.source.score >= LIKELY) || answerCertainty(reading, best) >= SURE

const sureStatements = ({ statements, ranked, units, sources }: Reading): readonly number[] => {
  const sure = new Set(sources.filter(({ score }) => score >= SURE_SOURCE).map(pageOf))
  return statements.filter((at) => {
    const source = units[at]?.source
    if (!source) return false
    // an entry's beginning is as sure as the rest of its page
    return source.score >= SURE_SOURCE || (ranked[at]?.isDefinition === true && sure.has(pageOf(source)))
  })
}
