import type { Chunk } from '#shared/knowledge/chunk'
import type { IndexContents, IndexedSource } from './build-index.ts'
import { type Layout, readLayout } from './layout.ts'
import type { Embeddings } from './vectors/build-vectors.ts'
import { externalVector } from './vectors/external-vector.ts'

/** The contents of an index, for building the next one. Embeddings come back with a byte's precision. */
export const readContents = (block: Uint8Array, isWanted?: (partId: string) => boolean): IndexContents =>
  contentsIn(readLayout(block), isWanted)

/** The contents of the sources and pages of sites (see `partId`) that are wanted, by default of all. */
export function contentsIn(layout: Layout, isWanted: (partId: string) => boolean = () => true): IndexContents {
  const sources = sourcesOf(layout)
  const isRead = sources.map(({ id }) => isWanted(id))
  const places = [...layout.integers('chunkSources').entries()].flatMap(([place, source]) =>
    isRead[source] ? [place] : [],
  )
  const dimensions = layout.floats('vectorMean').length
  const bytes = layout.signed('vectorBytes')
  const scales = layout.floats('vectorScales')
  const embeddings = places.map((place) => {
    const own = bytes.subarray(place * dimensions, (place + 1) * dimensions)
    return embeddingOf(own, scales[place] ?? 0)
  })
  return {
    sources: sources.filter((_, source) => isRead[source]),
    chunks: places.map((place) => chunkAt(layout, place)),
    embeddings,
  }
}

/** A chunk's embedding, of its bytes and their scale; the bytes of one in the vector store are its key. */
export function embeddingOf(bytes: Int8Array, scale: number): Embeddings[number] {
  if (scale === 0) return undefined
  return bytes.length === 0 ? externalVector : Float32Array.from(bytes, (value) => value * scale)
}

export function chunkAt(layout: Layout, index: number): Chunk {
  const starts = layout.integers('chunkStarts')
  return chunkIn(layout.bytes('chunkBytes').subarray(starts[index], starts[index + 1]))
}

export const chunkIn = (bytes: Uint8Array): Chunk => JSON.parse(decoder.decode(bytes)) as Chunk

export function sourcesOf(layout: Layout): IndexedSource[] {
  return sourcesIn(layout.bytes('sources'))
}

export const sourcesIn = (bytes: Uint8Array): IndexedSource[] => JSON.parse(decoder.decode(bytes)) as IndexedSource[]

const decoder = new TextDecoder()
