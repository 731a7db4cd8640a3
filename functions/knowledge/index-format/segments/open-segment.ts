import type { IndexedSource } from '#functions/knowledge/index-format/build-index'
import { type Layout, readLayout } from '#functions/knowledge/index-format/layout'
import type { IndexSize } from '#functions/knowledge/index-format/lexical/build-lexicon'
import { type Vocabulary, vocabulary } from '#functions/knowledge/index-format/lexical/vocabulary'
import { sourcesOf } from '#functions/knowledge/index-format/read-contents'

/** One block of an index, opened. */
export interface Segment {
  readonly layout: Layout
  readonly words: Vocabulary
  /** Number of chunks. */
  readonly size: number
  readonly bytes: number
  /** In the order of `chunkSources`; parsed the first time. */
  readonly sources: () => readonly IndexedSource[]
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
  let sources: readonly IndexedSource[] | undefined
  return {
    layout,
    words: vocabulary(layout),
    size: layout.integers('chunkSources').length,
    bytes: block.byteLength,
    sources: () => {
      sources ??= sourcesOf(layout)
      return sources
    },
  }
}
