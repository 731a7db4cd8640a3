import { type IndexSegment, pointers } from '#functions/knowledge/index/store'
import { buildIndex } from '#functions/knowledge/index-format/build-index'
import { openSegment, sizeOf } from '#functions/knowledge/index-format/segments/open-segment'
import { paths } from '#functions/knowledge/paths'
import { commit } from '#lib/database/commit'
import { ulid } from '#lib/ids'
import type { Chunk } from '#shared/knowledge/chunk'
import type { KnowledgeWorld } from './knowledge-world.ts'

/** A chunk of an earlier import. */
export const earlierChunk = (sourceId: string, at: number, text: string): Chunk => ({
  id: `${sourceId}:${at}`,
  sourceId,
  title: 'Earlier page',
  headingPath: [],
  text,
  hash: `${sourceId} ${text}`,
})

/** A word for a number that resembles no other one. */
export const wordFor = (number: number): string =>
  [...String(number)].map((digit) => 'bcdfghjklm'[Number(digit)]?.repeat(3)).join('')

/** So many chunks of earlier imports, three a source; each contains the word for its number. */
export const earlierChunks = (count: number): Chunk[] =>
  Array.from({ length: count }, (_, at) =>
    earlierChunk(`earlier${Math.floor(at / 3)}`, at % 3, `Passage on ${wordFor(at)}, which nobody asks about.`),
  )

interface Seeded {
  readonly embeddings?: readonly Float32Array[]
  readonly embeddingModel?: string
  /** The embeddings are placeholders of vectors in the vector store. */
  readonly isApart?: boolean
}

/** Gives an agent an index as earlier changes left it: one segment for each list of chunks. */
export const seedIndex = async (
  { agentId, files }: Pick<KnowledgeWorld, 'agentId' | 'files'>,
  segments: readonly (readonly Chunk[])[],
  { embeddings, ...more }: Seeded = {},
): Promise<void> => {
  const written: IndexSegment[] = []
  for (const chunks of segments) {
    const sources = [...new Set(chunks.map(({ sourceId }) => sourceId))].map((id) => ({ id, tags: [] }))
    const block = buildIndex({ sources, chunks, embeddings })
    const path = paths.index({ agentId, version: 1, id: ulid() })
    await files.put(path, block)
    written.push({ path, ...sizeOf(openSegment(block)), masked: [] })
  }
  const chunks = written.reduce((sum, one) => sum + one.chunks, 0)
  await commit([pointers.creating({ agentId, version: 1, segments: written, chunks, ...more })])
}
