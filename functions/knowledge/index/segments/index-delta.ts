import type { IndexedSource } from '#functions/knowledge/index-format/build-index'
import type { Chunk } from '#shared/knowledge/chunk'

/** A change of an agent's index. */
export interface IndexDelta {
  /** The sources, or pages of a site, that the new chunks belong to. */
  readonly sources: readonly IndexedSource[]
  readonly chunks: readonly Chunk[]
  /** The parts (see `partId`) whose chunks so far are outdated: the new ones replace them, or they were deleted. */
  readonly replaced: readonly string[]
  /** None of these has a chunk in the index yet. */
  readonly isNew?: boolean
}
