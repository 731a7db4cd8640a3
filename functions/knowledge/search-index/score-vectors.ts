import { signsOf, unit } from './build-vectors.ts'
import type { Layout } from './layout.ts'

export type SemanticHit = { readonly chunk: number; readonly cosine: number }

/** How many candidates the bits hand on: enough for a recall of .98 and more in test/bench/retrieval.ts. */
const candidatesOf = (chunks: number) => Math.max(300, Math.ceil(chunks * 0.04))

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
  const near = nearestByBits(signsOf(wanted, mean), layout, candidatesOf(scales.length), isAllowed)
  const bytes = layout.signed('vectorBytes')
  const coarse = quantised(wanted)
  const hits = near.map((chunk) => ({
    chunk,
    cosine: product(coarse.bytes, bytes, chunk * mean.length) * coarse.scale * (scales[chunk] ?? 0),
  }))
  return hits.sort((a, b) => b.cosine - a.cosine || a.chunk - b.chunk).slice(0, limit)
}

function nearestByBits(
  wanted: Uint32Array,
  layout: Layout,
  count: number,
  isAllowed?: (chunk: number) => boolean,
): number[] {
  const bits = layout.integers('vectorBits')
  const scales = layout.floats('vectorScales')
  const words = wanted.length
  const distances = new Uint16Array(scales.length)
  const histogram = new Uint32Array(words * 32 + 2)
  for (let chunk = 0; chunk < scales.length; chunk++) {
    if (scales[chunk] === 0 || (isAllowed && !isAllowed(chunk))) {
      distances[chunk] = words * 32 + 1
      continue
    }
    const distance = differingBits(bits, chunk * words, wanted)
    distances[chunk] = distance
    histogram[distance] = (histogram[distance] ?? 0) + 1
  }
  let radius = 0
  for (let within = histogram[0] ?? 0; within < count && radius < words * 32; within += histogram[radius] ?? 0) radius++
  const near: number[] = []
  for (let chunk = 0; chunk < distances.length; chunk++) if ((distances[chunk] ?? 0) <= radius) near.push(chunk)
  return near
}

/**
 * Counts two words' bits at a time: partial sums of both still fit into the same four-bit fields, which halves the work
 * of the well-known parallel count.
 */
function differingBits(bits: Uint32Array, start: number, wanted: Uint32Array): number {
  let sum = 0
  for (let at = 0; at < wanted.length; at += 2) {
    const a = (bits[start + at] as number) ^ (wanted[at] as number)
    const b = at + 1 < wanted.length ? (bits[start + at + 1] as number) ^ (wanted[at + 1] as number) : 0
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
