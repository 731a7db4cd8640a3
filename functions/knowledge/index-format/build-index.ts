import type { Chunk } from '#shared/knowledge/chunk'
import { writeLayout } from './layout.ts'
import { buildLexicon, type IndexSize } from './lexical/build-lexicon.ts'
import { partId } from './part-id.ts'
import { buildVectors, type Embeddings } from './vectors/build-vectors.ts'
import { isExternal } from './vectors/external-vector.ts'
import { vectorKey, vectorKeyBytes } from './vectors/vector-key.ts'

/** A source in the index, or a page of a site (see `partId`): what its chunks are filtered by. */
export type IndexedSource = { readonly id: string; readonly tags: readonly string[] }

export type IndexContents = {
  readonly sources: readonly IndexedSource[]
  /** Each belongs to one of the sources. */
  readonly chunks: readonly Chunk[]
  /** In the order of the chunks; absent when nothing was embedded. */
  readonly embeddings?: Embeddings | undefined
}

const alone: IndexSize = { chunks: 0, words: 0 }

/**
 * Knowledge of one agent as one immutable block of bytes, opened with `openIndex`, or with `openSegments` if the index has
 * further blocks, whose size is `beside`.
 */
export function buildIndex({ sources, chunks, embeddings = [] }: IndexContents, beside = alone): Uint8Array {
  const positions = new Map(sources.map((source, index) => [source.id, index]))
  const chunkSources = Uint32Array.from(chunks, (chunk) => {
    const position = positions.get(partId(chunk))
    if (position === undefined) throw new Error(`chunk ${chunk.id} of an unknown source`)
    return position
  })
  const vectors = embeddings.some(isExternal)
    ? vectorKeys(chunks, embeddings)
    : buildVectors(chunks.map((_, index) => embeddings[index]))
  return writeLayout({
    ...buildLexicon(chunks, beside),
    ...(vectors ?? noVectors),
    ...stored(chunks),
    chunkSources,
    sources: encoder.encode(JSON.stringify(sources)),
  })
}

/** One JSON object per chunk in one growing buffer: thousands of small buffers would double the memory. */
function stored(chunks: readonly Chunk[]) {
  const chunkStarts = new Uint32Array(chunks.length + 1)
  let bytes = new Uint8Array(chunks.length * USUAL_BYTES)
  let end = 0
  for (const [index, chunk] of chunks.entries()) {
    const text = JSON.stringify(chunk)
    // UTF-8 takes at most three bytes for a UTF-16 unit
    if (end + text.length * 3 > bytes.length) {
      const larger = new Uint8Array(Math.ceil((end + text.length * 3) * 1.25))
      larger.set(bytes.subarray(0, end))
      bytes = larger
    }
    end += encoder.encodeInto(text, bytes.subarray(end)).written
    chunkStarts[index + 1] = end
  }
  return { chunkStarts, chunkBytes: bytes.subarray(0, end) }
}

/** The keys of embeddings in the vector store, in place of the embeddings. */
function vectorKeys(chunks: readonly Chunk[], embeddings: Embeddings) {
  const vectorBytes = new Uint8Array(chunks.length * vectorKeyBytes)
  for (const [index, chunk] of chunks.entries())
    vectorBytes.set(Buffer.from(vectorKey(chunk), 'hex'), index * vectorKeyBytes)
  const vectorScales = Float32Array.from(chunks, (_, index) => (embeddings[index] ? 1 : 0))
  return { vectorMean: nothing, vectorBits: nothing, vectorBytes, vectorScales }
}

const USUAL_BYTES = 2048
const encoder = new TextEncoder()
const nothing = new Uint8Array()
const noVectors = { vectorMean: nothing, vectorBits: nothing, vectorBytes: nothing, vectorScales: nothing }
