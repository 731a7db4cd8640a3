import type { ModelSource } from '#functions/models/language-model.port'
import { asksForUnknownName } from './asks-for-unknown-name.ts'
import { isStatement } from './is-statement.ts'
import type { Query } from './query-of.ts'
import { type RankedUnit, rankUnits } from './rank-units.ts'
import { repeatedLines } from './repeated-lines.ts'
import { type Unit, unitsOf } from './units-of.ts'

/** What a question finds in its sources. */
export interface Reading {
  readonly query: Query
  readonly sources: readonly ModelSource[]
  readonly units: readonly Unit[]
  /** In the order of the units. */
  readonly ranked: readonly RankedUnit[]
  /** The indexes of the units that may be quoted, best first. */
  readonly statements: readonly number[]
  /** The same. */
  readonly quotable: ReadonlySet<number>
  readonly asksForUnknownName: boolean
}

/** Unsure sources are read too: they show which words are common in this knowledge. */
export const readSources = (query: Query, sources: readonly ModelSource[]): Reading => {
  // an answer and what is nearest, if there is none, read the same
  const known = readings.get(sources)
  if (known && known.query.question === query.question && known.query.isFollowUp === query.isFollowUp) return known
  const reading = read(query, sources)
  readings.set(sources, reading)
  return reading
}

const readings = new WeakMap<readonly ModelSource[], Reading>()

const read = (query: Query, sources: readonly ModelSource[]): Reading => {
  const units = sources.flatMap(unitsOf)
  const ranked = rankUnits(query, units)
  const repeated = repeatedLines(units)
  const scoreAt = (at: number) => ranked[at]?.score ?? 0
  const statements = units
    .flatMap((unit, at) => (isStatement(unit) && !repeated.has(unit.text) ? [at] : []))
    .sort((one, other) => scoreAt(other) - scoreAt(one))
  return {
    query,
    sources,
    units,
    ranked,
    statements,
    quotable: new Set(statements),
    asksForUnknownName: asksForUnknownName(query, units),
  }
}
