import type { IndexedSource } from '#functions/knowledge/index-format/build-index'
import type { Chunk } from '#shared/knowledge/chunk'

/** A change of an agent's index. */
export interface IndexDelta {
  /** The sources that the new chunks belong to. */
  readonly sources: readonly IndexedSource[]
  readonly chunks: readonly Chunk[]
  /** The sources whose chunks so far are outdated: the new ones replace them, or they were deleted. */
  readonly replaced: readonly string[]
  /** None of these sources has a chunk in the index yet. */
  readonly isNew?: boolean
}
