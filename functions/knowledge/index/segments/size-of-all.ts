import type { IndexSegment } from '#functions/knowledge/index/store'
import type { IndexSize } from '#functions/knowledge/index-format/lexical/build-lexicon'

/** The size of segments together. */
export const sizeOfAll = (segments: readonly IndexSegment[]): IndexSize => ({
  chunks: segments.reduce((sum, { chunks }) => sum + chunks, 0),
  words: segments.reduce((sum, { words = 0 }) => sum + words, 0),
})
