import { hasFigure } from '#functions/models/offline/extract/reading/has-figure'
import type { RankedUnit } from '#functions/models/offline/extract/reading/rank-units'
import type { Unit } from '#functions/models/offline/extract/reading/units-of'

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
