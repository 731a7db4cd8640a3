import type { Chunk } from '#shared/knowledge/chunk'
import type { IndexContents, IndexedSource } from './build-index.ts'
import { type Layout, readLayout } from './layout.ts'
import { externalVector } from './vectors/external-vector.ts'

/** The contents of an index, for building the next one. Embeddings come back with a byte's precision. */
export function readContents(block: Uint8Array): IndexContents {
  const layout = readLayout(block)
  const chunks = Array.from(layout.integers('chunkSources'), (_, index) => chunkAt(layout, index))
  const dimensions = layout.floats('vectorMean').length
  const bytes = layout.signed('vectorBytes')
  const embeddings = Array.from(layout.floats('vectorScales'), (scale, index) =>
    scale === 0
      ? undefined
      : dimensions === 0
        ? externalVector
        : Float32Array.from(bytes.subarray(index * dimensions, (index + 1) * dimensions), (value) => value * scale),
  )
  return { sources: sourcesOf(layout), chunks, embeddings }
}

export function chunkAt(layout: Layout, index: number): Chunk {
  const starts = layout.integers('chunkStarts')
  return JSON.parse(decoder.decode(layout.bytes('chunkBytes').subarray(starts[index], starts[index + 1]))) as Chunk
}

export function sourcesOf(layout: Layout): IndexedSource[] {
  return JSON.parse(decoder.decode(layout.bytes('sources'))) as IndexedSource[]
}

const decoder = new TextDecoder()
