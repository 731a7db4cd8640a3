import { hasFigure } from './has-figure.ts'
import type { RankedUnit } from './rank-units.ts'
import type { Unit } from './units-of.ts'

/** The best statement of a figure in the entry of the best unit, whose own words are often none of the question's. */
export const figureFor = ({ unit }: RankedUnit, units: readonly Unit[], ranked: readonly RankedUnit[]): number => {
  const isCandidate = ({ kind, source, heading, text }: Unit) =>
    kind !== 'heading' && kind !== 'code' && source === unit.source && heading === unit.heading && hasFigure(text)
  return units.reduce(
    (found, one, at) =>
      isCandidate(one) && (found === -1 || (ranked[at]?.score ?? 0) > (ranked[found]?.score ?? 0)) ? at : found,
    -1,
  )
}
