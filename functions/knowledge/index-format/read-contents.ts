import type { Chunk } from '#shared/knowledge/chunk'
import type { IndexContents, IndexedSource } from './build-index.ts'
import { type Layout, readLayout } from './layout.ts'
import { externalVector } from './vectors/external-vector.ts'

/** The contents of an index, for building the next one. Embeddings come back with a byte's precision. */
export const readContents = (block: Uint8Array): IndexContents => contentsIn(readLayout(block))

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
    const scale = scales[place] ?? 0
    if (scale === 0) return undefined
    if (dimensions === 0) return externalVector
    return Float32Array.from(bytes.subarray(place * dimensions, (place + 1) * dimensions), (value) => value * scale)
  })
  return {
    sources: sources.filter((_, source) => isRead[source]),
    chunks: places.map((place) => chunkAt(layout, place)),
    embeddings,
  }
}

export function chunkAt(layout: Layout, index: number): Chunk {
  const starts = layout.integers('chunkStarts')
  return JSON.parse(decoder.decode(layout.bytes('chunkBytes').subarray(starts[index], starts[index + 1]))) as Chunk
}

export function sourcesOf(layout: Layout): IndexedSource[] {
  return JSON.parse(decoder.decode(layout.bytes('sources'))) as IndexedSource[]
}

const decoder = new TextDecoder()
