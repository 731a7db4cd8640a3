import type { IndexPointer, IndexSegment } from '#functions/knowledge/index/store'

/** An index of so few chunks is rewritten by each change. */
export const SMALL_CHUNKS = 32
/** The share of the first segment's chunks up to which the later ones remain beside it. */
export const MERGE_SHARE = 0.1
/** A search opens each: so many may be beside the first. */
const MAX_LATER = 8

/** The pointer is read by every turn, so it names few outdated parts. */
const MAX_MASKED = 200

/** For the same reason, so many sources may have other tags in the pointer than in the segments. */
const MAX_TAGGED = 20

/**
 * The neighbouring segments that become one, none while they are few and small. All of them when the later ones have grown,
 * so that a chunk is rewritten each time the knowledge grows by a tenth and not with each change; also when knowledge was
 * deleted, which must leave the files too. Else the later ones alone.
 */
export const segmentsToMerge = ({ segments, hasDeleted, tags = {} }: IndexPointer): readonly IndexSegment[] => {
  if (hasDeleted || Object.keys(tags).length > MAX_TAGGED) return segments
  const [first, ...later] = segments
  if (!first || later.length === 0) return []
  const added = later.reduce((sum, { chunks }) => sum + chunks, 0)
  const masked = segments.reduce((sum, one) => sum + one.masked.length, 0)
  if (added > Math.max(SMALL_CHUNKS, first.chunks * MERGE_SHARE) || masked > MAX_MASKED) return segments
  return later.length > MAX_LATER ? later : []
}
