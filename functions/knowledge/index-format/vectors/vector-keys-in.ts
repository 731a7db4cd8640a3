import type { Layout } from '#functions/knowledge/index-format/layout'
import { vectorKeyBytes } from './vector-key.ts'

/** The vector keys of an index, with the chunks that have them; empty if it contains its embeddings itself. */
export function vectorKeysIn(layout: Layout): ReadonlyMap<string, readonly number[]> {
  const chunksOf = new Map<string, number[]>()
  if (layout.floats('vectorMean').length > 0) return chunksOf
  const bytes = layout.bytes('vectorBytes')
  for (const [chunk, scale] of layout.floats('vectorScales').entries()) {
    if (scale === 0) continue
    const key = Buffer.from(bytes.subarray(chunk * vectorKeyBytes, (chunk + 1) * vectorKeyBytes)).toString('hex')
    chunksOf.set(key, [...(chunksOf.get(key) ?? []), chunk])
  }
  return chunksOf
}
