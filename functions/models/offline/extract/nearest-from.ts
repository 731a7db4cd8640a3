import { type ModelSource, UNSURE_SOURCE } from '#functions/models/language-model.port'
import { asksForUnknownName } from './asks-for-unknown-name.ts'
import { excerptAround } from './excerpt-around.ts'
import { figureFor } from './figure-for.ts'
import { hasFigure } from './has-figure.ts'
import { isStatement } from './is-statement.ts'
import { pageOf } from './page-of.ts'
import { queryOf } from './query-of.ts'
import { rankUnits } from './rank-units.ts'
import { repeatedLines } from './repeated-lines.ts'
import { unitsOf } from './units-of.ts'
import { writeExcerpts } from './write-excerpts.ts'

/** What a page says that comes nearest to a question, though it may not be its answer. */
export interface Nearest {
  readonly title: string
  /** Markdown, with the source's number. */
  readonly text: string
  readonly n: number
}

const MAX_PAGES = 3
const MAX_CHARACTERS = 900
/** A unit must cover this much of the question, with the headings above it and its neighbours. */
const COVERAGE = 0.25
/** Below this likelihood it must cover more. */
const FAINT = 0.17
const FAINT_COVERAGE = 0.4
/** A further page is mentioned if its score is this share of the first one's. */
const SHARE_OF_FIRST = 0.3

/** The nearest passages, of one page each, best first; none if the sources are not even near. */
export const nearestFrom = (question: string, sources: readonly ModelSource[]): readonly Nearest[] => {
  const query = queryOf(question)
  const units = sources.flatMap(unitsOf)
  if (asksForUnknownName(query, units)) return []
  const best = Math.max(0, ...sources.map(({ score }) => score))
  if (best < UNSURE_SOURCE) return []
  const ranked = rankUnits(query, units)
  const enough = best < FAINT ? FAINT_COVERAGE : COVERAGE
  const repeated = repeatedLines(units)
  const nearest: Nearest[] = []
  const pages = new Set<string>()
  let length = 0
  for (const source of sources) {
    const page = pageOf(source)
    if (nearest.length === MAX_PAGES || source.score < Math.min(UNSURE_SOURCE, SHARE_OF_FIRST * best)) break
    if (pages.has(page)) continue
    pages.add(page)
    const [at] = ranked
      .map((_, at) => at)
      .filter((at) => {
        const unit = units[at]
        if (!unit || !isStatement(unit) || repeated.has(unit.text)) return false
        return pageOf(unit.source) === page && (ranked[at]?.coverage ?? 0) >= enough
      })
      .sort((one, other) => (ranked[other]?.score ?? 0) - (ranked[one]?.score ?? 0))
    const unit = units[at ?? -1]
    if (at === undefined || !unit) continue
    const excerpt = excerptAround(units, at, query, new Set())
    if (nearest.length > 0 && length + excerpt.text.length > MAX_CHARACTERS) continue
    length += excerpt.text.length
    const chosen = [{ ...excerpt, unit }]
    if (query.wants.number && !hasFigure(excerpt.text) && ranked[at]) {
      const figure = figureFor(ranked[at], units, ranked)
      const stating = units[figure]
      if (stating) chosen.push({ ...excerptAround(units, figure, query, new Set(excerpt.used)), unit: stating })
    }
    nearest.push({ title: source.title, text: writeExcerpts(chosen), n: unit.source.n })
  }
  return nearest
}
