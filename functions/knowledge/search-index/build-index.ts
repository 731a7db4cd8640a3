import type { Chunk } from '#shared/knowledge/chunk'
import { buildLexicon } from './build-lexicon.ts'
import { buildVectors, type Embeddings } from './build-vectors.ts'
import { writeLayout } from './layout.ts'

/** A source as the index knows it: what its chunks can be filtered by. */
export type IndexedSource = { readonly id: string; readonly tags: readonly string[] }

export type IndexContents = {
  readonly sources: readonly IndexedSource[]
  /** Each belongs to one of the sources. */
  readonly chunks: readonly Chunk[]
  /** In the order of the chunks; absent when nothing was embedded. */
  readonly embeddings?: Embeddings | undefined
}

/** Everything that is known to one agent as one immutable block of bytes, opened with `openIndex`. */
export function buildIndex({ sources, chunks, embeddings = [] }: IndexContents): Uint8Array {
  const places = new Map(sources.map((source, index) => [source.id, index]))
  const chunkSources = Uint32Array.from(chunks, (chunk) => {
    const place = places.get(chunk.sourceId)
    if (place === undefined) throw new Error(`chunk ${chunk.id} of an unknown source`)
    return place
  })
  const stored = chunks.map((chunk) => encoder.encode(JSON.stringify(chunk)))
  const chunkStarts = new Uint32Array(chunks.length + 1)
  for (const [index, bytes] of stored.entries()) chunkStarts[index + 1] = (chunkStarts[index] ?? 0) + bytes.length
  const vectors = buildVectors(chunks.map((_, index) => embeddings[index]))
  return writeLayout({
    ...buildLexicon(chunks),
    ...(vectors ?? noVectors),
    chunkSources,
    chunkStarts,
    chunkBytes: new Uint8Array(Buffer.concat(stored)),
    sources: encoder.encode(JSON.stringify(sources)),
  })
}

const encoder = new TextEncoder()
const nothing = new Uint8Array()
const noVectors = { vectorMean: nothing, vectorBits: nothing, vectorBytes: nothing, vectorScales: nothing }
