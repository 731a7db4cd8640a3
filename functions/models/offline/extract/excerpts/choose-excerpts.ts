import { hasFigure } from '#functions/models/offline/extract/reading/has-figure'
import type { RankedUnit } from '#functions/models/offline/extract/reading/rank-units'
import type { Reading } from '#functions/models/offline/extract/reading/read-sources'
import { type Excerpt, excerptAround } from './excerpt-around.ts'
import { extended } from './extended.ts'
import { figureFor } from './figure-for.ts'

export interface ChosenExcerpt {
  readonly ranked: RankedUnit
  readonly excerpt: Excerpt
}

interface Limits {
  readonly excerpts: number
  /** Of the excerpts themselves. */
  readonly characters: number
  /** With the sentences that continue them. */
  readonly extended: number
}

/**
 * The best of some statements, further ones that say more of what is asked, and the figure that is asked for. The first is
 * chosen however long it is.
 */
export const chooseExcerpts = (
  reading: Reading,
  order: readonly number[],
  limits: Limits,
): readonly ChosenExcerpt[] => {
  const { units, ranked, query } = reading
  const best = ranked[order[0] ?? -1]
  if (!best) return []
  const taken = new Set<number>()
  const met = new Set<number>()
  const chosen: ChosenExcerpt[] = []
  let length = 0
  for (const at of order) {
    const candidate = ranked[at]
    if (!candidate || chosen.length === limits.excerpts) break
    const isFirst = chosen.length === 0
    if (taken.has(at) || (!isFirst && !adds(candidate, best, met))) continue
    const excerpt = excerptAround(units, at, query, taken)
    if (!isFirst && length + excerpt.text.length > limits.characters) continue
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
  let room = limits.extended - length
  return chosen.map(({ ranked: one, excerpt }) => {
    const longer = extended(reading, excerpt, room, taken)
    room -= longer.text.length - excerpt.text.length
    for (const used of longer.used) taken.add(used)
    return { ranked: one, excerpt: longer }
  })
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
