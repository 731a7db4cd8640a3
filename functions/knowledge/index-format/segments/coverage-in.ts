import type { QueryPlan } from '#functions/knowledge/index-format/lexical/query-plan'
import type { Terms } from '#functions/knowledge/index-format/lexical/terms'
import { type WindowCoverage, windowCoverage } from '#functions/knowledge/index-format/lexical/window-coverage'
import { type PlacedSegment, segmentAt } from './place-segments.ts'

/** How much of a plan each chunk covers. */
export const coverageIn = (segments: readonly PlacedSegment[], plan: QueryPlan, terms: Terms) => {
  const coverages = new Map<PlacedSegment, (chunk: number) => WindowCoverage>()
  return (place: number): WindowCoverage => {
    const one = segmentAt(segments, place)
    const coverage = coverages.get(one) ?? windowCoverage(plan, one.segment.layout, terms)
    coverages.set(one, coverage)
    return coverage(place - one.first)
  }
}
