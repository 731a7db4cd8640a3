import type { KnowledgeIndex } from './knowledge-index.ts'
import { openSegment } from './segments/open-segment.ts'
import { openSegments } from './segments/open-segments.ts'
import type { NearestExternal } from './vectors/nearest-external.ts'

/**
 * Makes the bytes of `buildIndex` searchable, without copying or parsing them. Throws for other bytes. Embeddings are
 * searched in the block, or with `nearest` if the index only contains their keys.
 */
export const openIndex = (block: Uint8Array, nearest?: NearestExternal): KnowledgeIndex =>
  openSegments([{ segment: openSegment(block), masked: [] }], nearest)
