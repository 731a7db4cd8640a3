import type { KnownContents } from '#functions/knowledge/index/known-contents'
import { partId } from '#functions/knowledge/index-format/part-id'
import { externalVector } from '#functions/knowledge/index-format/vectors/external-vector'
import type { IndexDelta } from './index-delta.ts'

/** The contents after a change. A chunk whose text was there before keeps its embedding. */
export const withDelta = (known: KnownContents, { sources, chunks, replaced }: IndexDelta): KnownContents => {
  const current = known.chunks.map((chunk, index) => ({ chunk, embedding: known.embeddings?.[index] }))
  const isReplaced = new Set(replaced)
  const others = current.filter(({ chunk }) => !isReplaced.has(partId(chunk)))
  // the key of an embedding in the vector store contains its source
  const isApart = new Set(
    current.flatMap(({ chunk, embedding }) =>
      embedding === externalVector ? [`${chunk.sourceId} ${chunk.hash}`] : [],
    ),
  )
  const embedded = new Map(
    current.flatMap(({ chunk, embedding }) =>
      embedding && embedding !== externalVector ? [[chunk.hash, embedding] as const] : [],
    ),
  )
  const added = chunks.map((chunk) => ({
    chunk,
    embedding:
      embedded.get(chunk.hash) ?? (isApart.has(`${chunk.sourceId} ${chunk.hash}`) ? externalVector : undefined),
  }))
  const all = [...others, ...added]
  return {
    ...known,
    sources: [...known.sources.filter(({ id }) => !isReplaced.has(id)), ...sources],
    chunks: all.map(({ chunk }) => chunk),
    embeddings: all.map(({ embedding }) => embedding),
  }
}
