import { type ModelSource, SURE_SOURCE, UNSURE_SOURCE } from '#functions/models/language-model.port'
import { nearCertainty } from './certainty.ts'
import { chooseExcerpts } from './excerpts/choose-excerpts.ts'
import { writeExcerpts } from './excerpts/write-excerpts.ts'
import { pageOf } from './reading/page-of.ts'
import { queryOf } from './reading/query-of.ts'
import { type Reading, readSources } from './reading/read-sources.ts'

/** What a page says that comes nearest to a question, though it may not be its answer. */
export interface Nearest {
  readonly title: string
  /** Markdown, with the source's number. */
  readonly text: string
  readonly n: number
}

const MAX_PAGES = 3
const MAX_CHARACTERS = 1200
/** Of one page. */
const MAX_OF_PAGE = 450
const MAX_EXCERPTS = 2
/** A unit must cover at least this much of the question, with the headings above it and its neighbours. */
const COVERAGE = 0.1
/** From this certainty on there is something near: honest for 95 % of the development questions without an answer. */
const NEAR = 0.35
/** A further page is mentioned if its score is this share of the first one's. */
const SHARE_OF_FIRST = 0.1

/** The nearest passages, of one page each, best first; none if the sources are not even near. */
export const nearestFrom = (question: string, sources: readonly ModelSource[]): readonly Nearest[] => {
  const reading = readSources(queryOf(question), sources)
  const best = Math.max(0, ...sources.map(({ score }) => score))
  if (!isNear(reading, best)) return []
  const { statements, ranked, units } = reading
  const nearest: Nearest[] = []
  const pages = new Set<string>()
  let length = 0
  for (const source of sources) {
    const page = pageOf(source)
    if (nearest.length === MAX_PAGES || source.score < Math.min(UNSURE_SOURCE, SHARE_OF_FIRST * best)) break
    if (pages.has(page)) continue
    pages.add(page)
    const order = statements.filter((at) => {
      const one = units[at]
      return one !== undefined && pageOf(one.source) === page && (ranked[at]?.coverage ?? 0) >= COVERAGE
    })
    const room = MAX_CHARACTERS - length
    const most = Math.min(room, MAX_OF_PAGE)
    const chosen = chooseExcerpts(reading, order, { excerpts: MAX_EXCERPTS, characters: most, extended: most })
    const [first] = chosen
    if (!first || (nearest.length > 0 && first.excerpt.text.length > room)) continue
    length += chosen.reduce((sum, { excerpt }) => sum + excerpt.text.length, 0)
    const text = writeExcerpts(chosen.map(({ ranked: { unit }, excerpt }) => ({ ...excerpt, unit })))
    nearest.push({ title: source.title, text, n: first.ranked.unit.source.n })
  }
  return nearest
}

const isNear = (reading: Reading, best: number): boolean =>
  best >= UNSURE_SOURCE && !reading.asksForUnknownName && (best >= SURE_SOURCE || nearCertainty(reading) >= NEAR)
