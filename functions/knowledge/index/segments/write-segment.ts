import type { KnownContents } from '#functions/knowledge/index/known-contents'
import type { IndexSegment } from '#functions/knowledge/index/store'
import { openSegment, sizeOf } from '#functions/knowledge/index-format/segments/open-segment'
import { files } from '#lib/files'
import { buildBlock } from './build-block.ts'
import { sizeOfAll } from './size-of-all.ts'

/** Writes contents as a segment `beside` others; nothing if there are none. */
export const writeSegment = async (
  path: string,
  contents: KnownContents,
  beside: readonly IndexSegment[],
): Promise<IndexSegment | undefined> => {
  const block = await buildBlock({ kind: 'build', contents, beside: sizeOfAll(beside) }, contents.chunks.length)
  if (!block) return undefined
  await (await files()).put(path, block)
  const { embeddings, embeddingModel, chunks } = contents
  const lacksEmbeddings = embeddingModel !== undefined && chunks.some((_, at) => !embeddings?.[at])
  return { path, ...sizeOf(openSegment(block)), masked: [], ...(lacksEmbeddings ? { lacksEmbeddings } : {}) }
}
