import { FLAT_CHUNKS, type IndexPointer } from '#functions/knowledge/index/store'
import type { IndexDelta } from './index-delta.ts'
import { MERGE_SHARE, SMALL_CHUNKS } from './segments-to-merge.ts'

/** So many parts may be replaced at once: the pointer names them for each segment. */
const MAX_REPLACED = 50

interface Asked {
  readonly delta: IndexDelta
  /** The model that embeds missing chunks, if the change embeds at all. */
  readonly embedding: { readonly model: string | undefined } | undefined
  /** The most chunks of the agent. */
  readonly most: number
}

/**
 * Whether a change writes the whole index instead of a segment beside the others: where that costs little more, where all
 * embeddings change, and where only a count without outdated chunks decides.
 */
export const isRewrite = (pointer: IndexPointer, { delta, embedding, most }: Asked): boolean => {
  const { segments, embeddingModel } = pointer
  const stored = segments.reduce((sum, { chunks }) => sum + chunks, 0)
  const added = delta.chunks.length
  const isCheap =
    stored + added <= SMALL_CHUNKS ||
    added > Math.max(SMALL_CHUNKS, stored * MERGE_SHARE) ||
    delta.replaced.length > MAX_REPLACED
  const isEmbeddedAnew =
    embedding !== undefined &&
    (embedding.model !== embeddingModel ||
      (embedding.model !== undefined && segments.some(({ lacksEmbeddings }) => lacksEmbeddings)))
  const isMovingVectors = embeddingModel !== undefined && !pointer.isApart && stored + added > FLAT_CHUNKS
  const isOfUnknownSize = segments.some(({ words }) => words === undefined)
  return isCheap || isEmbeddedAnew || isMovingVectors || isOfUnknownSize || stored + added > most
}
