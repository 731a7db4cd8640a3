import { type Layout, readLayout } from '#functions/knowledge/index-format/layout'
import type { IndexSize } from '#functions/knowledge/index-format/lexical/build-lexicon'
import { type Vocabulary, vocabulary } from '#functions/knowledge/index-format/lexical/vocabulary'

/** One block of an index, opened. */
export interface Segment {
  readonly layout: Layout
  readonly words: Vocabulary
  /** Number of chunks. */
  readonly size: number
  readonly bytes: number
}

/** How much a block contains. */
export const sizeOf = ({ layout, size }: Pick<Segment, 'layout' | 'size'>): IndexSize => ({
  chunks: size,
  // each chunk's words contain one mark, between headings and text
  words: layout.shorts('words').length - size,
})

/** Opens the bytes of `buildIndex`, without copying or parsing them. Throws for other bytes. */
export const openSegment = (block: Uint8Array): Segment => {
  const layout = readLayout(block)
  return {
    layout,
    words: vocabulary(layout),
    size: layout.integers('chunkSources').length,
    bytes: block.byteLength,
  }
}
