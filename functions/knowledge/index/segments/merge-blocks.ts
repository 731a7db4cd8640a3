import { buildIndex } from '#functions/knowledge/index-format/build-index'
import type { IndexSize } from '#functions/knowledge/index-format/lexical/build-lexicon'
import { openSegment } from '#functions/knowledge/index-format/segments/open-segment'
import type { TagsBySource } from '#functions/knowledge/index-format/segments/place-segments'
import { liveContents } from './live-contents.ts'

export interface BlocksToMerge {
  /** Oldest first. */
  readonly blocks: readonly { readonly block: Uint8Array; readonly masked: readonly string[] }[]
  /** The size of the segments that remain beside. */
  readonly beside: IndexSize
  /** The current tags of sources that have other ones in the blocks. */
  readonly tags?: TagsBySource | undefined
}

/** One block of what several contain, without what is outdated; nothing if nothing is left. */
export const mergeBlocks = ({ blocks, beside, tags }: BlocksToMerge): Uint8Array | undefined => {
  const segments = blocks.map(({ masked }, at) => ({ path: String(at), masked }))
  const opened = new Map(blocks.map(({ block }, at) => [String(at), openSegment(block)]))
  const contents = liveContents({ segments, tags }, opened)
  return contents.chunks.length > 0 ? buildIndex(contents, beside) : undefined
}
