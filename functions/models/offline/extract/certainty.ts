import { pageOf } from './reading/page-of.ts'
import type { RankedUnit } from './reading/rank-units.ts'
import type { Reading } from './reading/read-sources.ts'

/**
 * Two decisions that a search's likelihood alone does not make well: is a page near the question at all, and does a statement
 * answer it? Two logistic regressions over what the sources say together. `npm run bench -- fit-certainty` fits these weights on
 * the development questions (docs/performance.md); no held question had a part in them.
 */
const near = {
  likelihood: 0.722,
  score: 0.827,
  margin: -0.746,
  unknown: -3.822,
  evidence: 1.733,
  defined: 1.1,
  titled: 1.015,
  exact: 0.554,
  bias: -1.14,
}
const answer = {
  likelihood: 0.594,
  titled: 2.239,
  share: 2.139,
  unknown: -3.958,
  exact: 1.136,
  first: 0.973,
  own: 0.772,
  bias: -2.664,
}

type Evidence<T> = Readonly<Record<Exclude<keyof T, 'bias'>, number>>

/** What says that one of the first pages is about the question. */
export const nearness = ({
  query,
  sources,
  ranked,
  statements,
  units,
  asksForUnknownName,
}: Reading): Evidence<typeof near> => {
  const [best = 0, second = 0] = sources.map(({ score }) => score).sort((one, other) => other - one)
  const firsts = sources.slice(0, LOOKED_AT).map((source) => {
    const at = statements.find((one) => units[one]?.source === source)
    return at === undefined ? undefined : ranked[at]
  })
  const asked = query.terms.reduce((sum, { weight }) => sum + weight, 0)
  return {
    likelihood: logit(best),
    score: ranked[statements[0] ?? -1]?.score ?? 0,
    margin: sources.length > 1 ? logit(best) - logit(second) : 0,
    unknown: Number(asksForUnknownName),
    evidence: (firsts.find(Boolean)?.coverage ?? 0) * Math.log1p(asked),
    defined: Number(firsts.some((one) => one?.isDefinition)),
    titled: Math.max(0, ...firsts.map((one) => one?.titled ?? 0)),
    exact: Number(query.terms.some(({ term }) => term.isExact)),
  }
}

const LOOKED_AT = 3
const WRITTEN_OUT = 0.3

/** What says that a statement is of a right page. */
export const support = (
  { query, sources, asksForUnknownName }: Reading,
  { unit, titled, own, lacks }: RankedUnit,
): Evidence<typeof answer> => {
  const page = pageOf(unit.source)
  return {
    likelihood: logit(unit.source.score),
    titled,
    // a page that is found several times is about the question
    share: sources.filter((one) => pageOf(one) === page).length / sources.length,
    // `cache_size` is no unknown name where the statement writes it out
    unknown: Number(lacks > WRITTEN_OUT && asksForUnknownName),
    exact: Number(query.terms.some(({ term }) => term.isExact)),
    first: Number(sources[0] !== undefined && pageOf(sources[0]) === page),
    own,
  }
}

/** How likely one of the first pages is about the question, 0 to 1. */
export const nearCertainty = (reading: Reading): number => probability(nearness(reading), near)

/** How likely a statement is of a page that answers the question, 0 to 1. */
export const answerCertainty = (reading: Reading, statement: RankedUnit): number =>
  probability(support(reading, statement), answer)

const probability = <T extends { readonly bias: number }>(evidence: Evidence<T>, weights: T): number => {
  const sum = Object.entries(evidence).reduce(
    (total, [name, value]) => total + Number(value) * Number(weights[name as keyof T]),
    weights.bias,
  )
  return 1 / (1 + Math.exp(-sum))
}

/** Certainty and impossibility say no more than "nearly". */
const logit = (share: number): number => {
  const inside = Math.min(0.998, Math.max(0.002, share))
  return Math.log(inside / (1 - inside))
}
