import { type ModelSource, SURE_SOURCE } from '#functions/models/language-model.port'
import { type Excerpt, excerptAround } from './excerpt-around.ts'
import { figureFor } from './figure-for.ts'
import { hasFigure } from './has-figure.ts'
import { isStatement } from './is-statement.ts'
import { pageOf } from './page-of.ts'
import { type Query, queryOf } from './query-of.ts'
import { type RankedUnit, rankUnits } from './rank-units.ts'
import { repeatedLines } from './repeated-lines.ts'
import { unitsOf } from './units-of.ts'
import { writeExcerpts } from './write-excerpts.ts'

export interface Answer {
  readonly text: string
  readonly citedSources: readonly number[]
}

/** The best unit must itself cover this much of the question (measured in test/bench/offline-answers.ts). */
const COVERAGE = 0.45
/** From here on a source needs no second judge. */
const UNCONTESTED = 0.8
const MAX_EXCERPTS = 3
const MAX_CHARACTERS = 700

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
  // unsure sources are not an answer, but show which words are common in this knowledge
  const units = sources.flatMap(unitsOf)
  const ranked = rankUnits(query, units)
  const repeated = repeatedLines(units)
  const sure = new Set(sources.filter(({ score }) => score >= SURE_SOURCE).map(pageOf))
  // an entry's beginning is as sure as the rest of its page
  const isSure = (source: ModelSource, one: RankedUnit | undefined) =>
    source.score >= SURE_SOURCE || (one?.isDefinition === true && sure.has(pageOf(source)))
  const order = ranked
    .map((_, at) => at)
    .filter((at) => {
      const unit = units[at]
      return unit !== undefined && isStatement(unit) && !repeated.has(unit.text) && isSure(unit.source, ranked[at])
    })
    .sort((one, other) => (ranked[other]?.score ?? 0) - (ranked[one]?.score ?? 0))
  const best = ranked[order[0] ?? -1]
  if (!best || best.coverage < COVERAGE || !(best.isAbout || best.isAsked)) return undefined
  if (isContested(best, sources)) return undefined

  const taken = new Set<number>()
  const met = new Set<number>()
  const chosen: { readonly ranked: RankedUnit; readonly excerpt: Excerpt }[] = []
  let length = 0
  for (const at of order) {
    const candidate = ranked[at]
    if (!candidate || chosen.length === MAX_EXCERPTS) break
    const isFirst = chosen.length === 0
    if (taken.has(at) || (!isFirst && !adds(candidate, best, met))) continue
    const excerpt = excerptAround(units, at, query, taken)
    if (!isFirst && length + excerpt.text.length > MAX_CHARACTERS) continue
    if (chosen.some((earlier) => earlier.excerpt.text === excerpt.text)) continue
    chosen.push({ ranked: candidate, excerpt })
    length += excerpt.text.length
    for (const used of excerpt.used) taken.add(used)
    for (const place of candidate.matched) met.add(place)
  }
  const figure =
    query.wants.number && !chosen.some(({ excerpt }) => hasFigure(excerpt.text)) ? figureFor(best, units, ranked) : -1
  const missing = ranked[figure]
  if (missing) chosen.push({ ranked: missing, excerpt: excerptAround(units, figure, query, taken) })
  return {
    text: writeExcerpts(chosen.map(({ ranked: { unit }, excerpt }) => ({ ...excerpt, unit }))),
    citedSources: [...new Set(chosen.map(({ ranked: { unit } }) => unit.source.n))],
  }
}

/**
 * A further excerpt must contain words of the question that no earlier one contains, continue the best one's section, or be
 * as good as the best.
 */
const adds = ({ unit, score, matched, isAsked }: RankedUnit, best: RankedUnit, met: ReadonlySet<number>): boolean => {
  if (best.isAsked) return isAsked && unit.source === best.unit.source
  if (matched.size === 0) return false
  if ([...matched].some((place) => !met.has(place))) return score >= best.score * 0.6
  const goesOn = unit.source === best.unit.source && unit.heading === best.unit.heading
  return score >= best.score * (goesOn ? 0.7 : 0.95)
}
