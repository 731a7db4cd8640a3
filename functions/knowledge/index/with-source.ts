import type { IndexedSource } from '#functions/knowledge/index-format/build-index'
import { externalVector } from '#functions/knowledge/index-format/vectors/external-vector'
import type { Chunk } from '#shared/knowledge/chunk'
import type { KnownContents } from './known-contents.ts'

/** What is known with one source's chunks in place of its old ones; an empty list takes the source out. */
export const withSource = (known: KnownContents, source: IndexedSource, chunks: readonly Chunk[]): KnownContents => {
  const kept = known.chunks.map((chunk, index) => ({ chunk, embedding: known.embeddings?.[index] }))
  const others = kept.filter(({ chunk }) => chunk.sourceId !== source.id)
  // a chunk that did not change keeps its embedding; one that lies elsewhere lies there under its source's name
  const reusable = kept.filter(({ chunk, embedding }) => embedding !== externalVector || chunk.sourceId === source.id)
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
