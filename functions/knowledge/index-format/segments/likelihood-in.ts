import { definesName } from '#functions/knowledge/index-format/lexical/defines-name'
import { headingFit } from '#functions/knowledge/index-format/lexical/heading-fit'
import { likelihoodOf } from '#functions/knowledge/index-format/lexical/likelihood-of'
import type { QueryPlan } from '#functions/knowledge/index-format/lexical/query-plan'
import type { Terms } from '#functions/knowledge/index-format/lexical/terms'
import type { WindowCoverage } from '#functions/knowledge/index-format/lexical/window-coverage'
import type { Chunk } from '#shared/knowledge/chunk'

/** So many of the best hits are compared with each other: those that a turn reads. */
const LOOKED_AT = 6
/** A word that is less of the question does not decide. */
const DECIDING = 0.25

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
  fitOf = headingFit(plan, terms),
): ((place: number) => number) => {
  const total = plan.concepts.reduce((sum, { decisive }) => sum + decisive, 0)
  const deciding = plan.concepts.filter(({ decisive }) => decisive >= DECIDING * total)
  const best = places.slice(0, LOOKED_AT)
  const pages = best.map((place) => pageOf(chunkAt(place)))
  const evidenceAt = (place: number) => {
    const page = pages[best.indexOf(place)]
    if (page === undefined) return { fit: 0, isDefined: false, beside: 0 }
    const { headingPath, title, text } = chunkAt(place)
    const heading = headingPath.at(-1) ?? title
    const entry = `${heading}\n${text}`
    const lower = entry.toLowerCase()
    return {
      fit: fitOf(heading),
      isDefined: deciding.some(({ word }) => definesName(entry, word, lower)),
      beside: pages.filter((other) => other === page).length - 1,
    }
  }
  return (place) => likelihoodOf(windowOf(place), plan, terms.chunks, evidenceAt(place))
}

/** Of a PDF, and of a document without an address, the chapter: else all of its chunks were of one page. */
const pageOf = ({ sourceId, url = '', page = 0, headingPath: [chapter = ''] }: Chunk): string =>
  [sourceId, url, page, url === '' || page > 0 ? chapter : ''].join('\n')
