import type { IndexedSource } from '#functions/knowledge/index-format/build-index'
import { externalVector } from '#functions/knowledge/index-format/vectors/external-vector'
import type { Chunk } from '#shared/knowledge/chunk'
import type { KnownContents } from './known-contents.ts'

/** The contents with one source's chunks replaced; an empty list removes the source. */
export const withSource = (known: KnownContents, source: IndexedSource, chunks: readonly Chunk[]): KnownContents => {
  const current = known.chunks.map((chunk, index) => ({ chunk, embedding: known.embeddings?.[index] }))
  const others = current.filter(({ chunk }) => chunk.sourceId !== source.id)
  // an unchanged chunk keeps its embedding; the key of one in the vector store contains its source
  const reusable = current.filter(
    ({ chunk, embedding }) => embedding !== externalVector || chunk.sourceId === source.id,
  )
  const embedded = new Map(reusable.map(({ chunk, embedding }) => [chunk.hash, embedding]))
  const added = chunks.map((chunk) => ({ chunk, embedding: embedded.get(chunk.hash) }))
  const all = [...others, ...added]
  const sources = known.sources.filter(({ id }) => id !== source.id)
  return {
    ...known,
    sources: chunks.length > 0 ? [...sources, source] : sources,
    chunks: all.map(({ chunk }) => chunk),
    embeddings: all.map(({ embedding }) => embedding),
  }
}
