import type { ModelSource } from '#lib/language-model.port'
import { passageAround } from './passage-around.ts'
import { queryOf } from './query-of.ts'
import { type RankedUnit, rankUnits } from './rank-units.ts'
import { unitsOf } from './units-of.ts'

export interface Answer {
  readonly text: string
  readonly citedSources: readonly number[]
}

/** How much of the question the best place must cover; below it the honest answer is "I don't know". */
const COVERAGE_CUT = 0.55
const MAX_PASSAGES = 3
const MAX_CHARACTERS = 900

/** An answer in the sources' own words, or nothing when they do not hold one. */
export const answerFrom = (
  question: string,
  askedBefore: string | undefined,
  sources: readonly ModelSource[],
): Answer | undefined => {
  const query = queryOf(question, askedBefore)
  const units = sources.flatMap(unitsOf)
  const ranked = rankUnits(query, units)
  const order = ranked.map((_, at) => at).sort((a, b) => scoreAt(ranked, b) - scoreAt(ranked, a))
  const bestAt = order.find((at) => ranked[at]?.unit.kind !== 'heading' && scoreAt(ranked, at) > 0)
  const best = bestAt === undefined ? undefined : ranked[bestAt]
  if (!best || bestAt === undefined || best.coverage < COVERAGE_CUT) return undefined

  const taken = new Set<number>()
  const passages: { readonly n: number; readonly text: string }[] = []
  const met = new Set<string>()
  let length = 0
  for (const at of order) {
    const candidate = ranked[at]
    if (!candidate || passages.length === MAX_PASSAGES) break
    if (taken.has(at) || candidate.unit.kind === 'heading') continue
    const isFirst = passages.length === 0
    if (!isFirst && !adds(candidate, best, met)) continue
    const passage = passageAround(units, at, query.wants, taken)
    if (!isFirst && length + passage.text.length > MAX_CHARACTERS) continue
    passages.push({ n: candidate.unit.source.n, text: passage.text })
    length += passage.text.length
    for (const used of passage.used) taken.add(used)
    for (const key of candidate.matched) met.add(key)
  }
  return { text: written(passages), citedSources: [...new Set(passages.map(({ n }) => n))] }
}

const scoreAt = (ranked: readonly RankedUnit[], at: number): number => ranked[at]?.score ?? 0

/** A further passage must be nearly as good as the best, or bring words of the question that were not met yet. */
const adds = (candidate: RankedUnit, best: RankedUnit, met: ReadonlySet<string>): boolean => {
  const brings = [...candidate.matched].some((key) => !met.has(key))
  return candidate.score >= best.score * (brings ? 0.7 : 0.9) && candidate.matched.size > 0
}

/** Passages of one source follow each other, each with its number at the end; lists, tables and code keep their lines. */
const written = (passages: readonly { readonly n: number; readonly text: string }[]): string =>
  passages
    .map(({ n, text }) => {
      const isBlock = /\n/.test(text)
      if (!isBlock) return `${text} [${n}]`
      const [first = '', ...rest] = text.split('\n')
      const isIntroduced = !/^(-|\||```)/.test(first)
      return isIntroduced ? [`${first} [${n}]`, ...rest].join('\n') : `${text}\n\n[${n}]`
    })
    .join('\n\n')
