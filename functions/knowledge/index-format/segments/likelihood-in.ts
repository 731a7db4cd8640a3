import { entryEvidence } from '#functions/knowledge/index-format/lexical/entry-evidence'
import { likelihoodOf } from '#functions/knowledge/index-format/lexical/likelihood-of'
import type { QueryPlan } from '#functions/knowledge/index-format/lexical/query-plan'
import type { Terms } from '#functions/knowledge/index-format/lexical/terms'
import type { WindowCoverage } from '#functions/knowledge/index-format/lexical/window-coverage'
import type { Chunk } from '#shared/knowledge/chunk'

/** So many of the best hits are compared with each other: those that a turn reads. */
const LOOKED_AT = 6

interface Found {
  /** In order, best first. */
  readonly places: readonly number[]
  readonly chunkAt: (place: number) => Chunk
  readonly terms: Terms
}

/** How likely each of a search's hits answers one plan: by its words, its entry, and the further hits of its page. */
export const likelihoodIn = (
  { places, chunkAt, terms }: Found,
  plan: QueryPlan,
  windowOf: (place: number) => WindowCoverage,
): ((place: number) => number) => {
  const evidenceOf = entryEvidence(plan, terms)
  const best = places.slice(0, LOOKED_AT)
  const pages = best.map((place) => pageOf(chunkAt(place)))
  return (place) => {
    const isCompared = best.includes(place)
    const page = isCompared ? pageOf(chunkAt(place)) : undefined
    return likelihoodOf(windowOf(place), plan, terms.chunks, {
      ...(isCompared ? evidenceOf(chunkAt(place)) : { fit: 0, isDefined: false }),
      beside: pages.filter((other) => other === page).length - (isCompared ? 1 : 0),
    })
  }
}

/** Of a PDF, and of a document without an address, the chapter: else all of its chunks were of one page. */
const pageOf = ({ sourceId, url = '', page = 0, headingPath: [chapter = ''] }: Chunk): string =>
  [sourceId, url, page, url === '' || page > 0 ? chapter : ''].join('\n')
