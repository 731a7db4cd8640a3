import type { Layout } from '#functions/knowledge/index-format/layout'
import { signsOf, unit } from './build-vectors.ts'

export type SemanticHit = { readonly chunk: number; readonly cosine: number }

/** Candidates that the comparison of bits selects: enough for a recall of .98 and more in test/bench/retrieval.ts. */
const candidatesOf = (chunks: number) => Math.max(300, Math.ceil(chunks * 0.04))
/** Chunks that are compared with all bits; the rest is discarded after the first third. */
const halfwayOf = (chunks: number) => Math.max(1500, Math.ceil(chunks * 0.25))

/** The chunks nearest to a question's embedding, nearest first; none when the index has no vectors of that length. */
export function scoreVectors(
  question: Float32Array,
  layout: Layout,
  limit: number,
  isAllowed?: (chunk: number) => boolean,
): SemanticHit[] {
  const mean = layout.floats('vectorMean')
  const scales = layout.floats('vectorScales')
  if (mean.length === 0 || mean.length !== question.length) return []
  const wanted = unit(question)
  const signs = signsOf(wanted, mean)
  const all = candidatesIn(scales, isAllowed)
  const halfway = nearestByBits(all, signs, layout, Math.ceil(signs.length / 6) * 2, halfwayOf(scales.length))
  const near = nearestByBits(halfway, signs, layout, signs.length, candidatesOf(scales.length))
  const bytes = layout.signed('vectorBytes')
  const coarse = quantised(wanted)
  const hits = Array.from(near, (chunk) => ({
    chunk,
    cosine: product(coarse.bytes, bytes, chunk * mean.length) * coarse.scale * (scales[chunk] ?? 0),
  }))
  return hits.sort((a, b) => b.cosine - a.cosine || a.chunk - b.chunk).slice(0, limit)
}

/** Every chunk that has a vector and is allowed. */
function candidatesIn(scales: Float32Array, isAllowed?: (chunk: number) => boolean): Uint32Array {
  const all = new Uint32Array(scales.length)
  let found = 0
  for (let chunk = 0; chunk < scales.length; chunk++) {
    if (scales[chunk] !== 0 && (!isAllowed || isAllowed(chunk))) all[found++] = chunk
  }
  return all.subarray(0, found)
}

/** The `count` chunks (and those that tie with the last) that differ from `wanted` in the fewest of their first bits. */
function nearestByBits(
  chunks: Uint32Array,
  wanted: Uint32Array,
  layout: Layout,
  words: number,
  count: number,
): Uint32Array {
  if (chunks.length <= count) return chunks
  const bits = layout.integers('vectorBits')
  const distances = new Uint16Array(chunks.length)
  const histogram = new Uint32Array(words * 32 + 1)
  for (let at = 0; at < chunks.length; at++) {
    const distance = differingBits(bits, (chunks[at] as number) * wanted.length, wanted, words)
    distances[at] = distance
    histogram[distance] = (histogram[distance] ?? 0) + 1
  }
  let radius = 0
  for (let within = histogram[0] ?? 0; within < count; within += histogram[radius] ?? 0) radius++
  return chunks.filter((_, at) => (distances[at] ?? 0) <= radius)
}

/**
 * Counts the bits of two words at a time: the partial sums of both fit into the same four-bit fields, which halves the work
 * of the usual parallel count.
 */
function differingBits(bits: Uint32Array, start: number, wanted: Uint32Array, words: number): number {
  let sum = 0
  for (let at = 0; at < words; at += 2) {
    const a = (bits[start + at] as number) ^ (wanted[at] as number)
    const b = at + 1 < words ? (bits[start + at + 1] as number) ^ (wanted[at + 1] as number) : 0
    const a2 = a - ((a >>> 1) & 0x55555555)
    const b2 = b - ((b >>> 1) & 0x55555555)
    const both = (a2 & 0x33333333) + ((a2 >>> 2) & 0x33333333) + (b2 & 0x33333333) + ((b2 >>> 2) & 0x33333333)
    sum += Math.imul((both & 0x0f0f0f0f) + ((both >>> 4) & 0x0f0f0f0f), 0x01010101) >>> 24
  }
  return sum
}

function quantised(vector: Float32Array): { bytes: Int8Array; scale: number } {
  const scale = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / 127
  return { bytes: Int8Array.from(vector, (value) => Math.round(value / scale)), scale }
}

function product(a: Int8Array, b: Int8Array, start: number): number {
  let sum = 0
  for (let at = 0; at < a.length; at++) sum += (a[at] as number) * (b[start + at] as number)
  return sum
}
