import type { SearchHit } from '#shared/knowledge/schema'
import { headingOf } from './heading-of.ts'
import type { HitWithPair } from './with-pairs.ts'

/** A matching chunk, as the test box shows it. */
export const presentHit = ({ chunk, place: _place, why, pair, ...scores }: HitWithPair): SearchHit => ({
  sourceId: chunk.sourceId,
  ...(pair ? { pair } : {}),
  title: chunk.title,
  heading: headingOf(chunk),
  ...(chunk.url ? { url: chunk.url } : {}),
  ...(chunk.page === undefined ? {} : { page: chunk.page }),
  text: chunk.text,
  ...scores,
  why: [...why],
})
