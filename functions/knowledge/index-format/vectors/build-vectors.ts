/** One embedding a chunk, in the order of the chunks; `undefined` for a chunk without one (yet). */
export type Embeddings = readonly (Float32Array | undefined)[]

/**
 * Packs embeddings twice: one sign bit a dimension, to find candidates by counting bits, and one byte a dimension, to
 * order the candidates almost as the full numbers would. Together they take an eighth of the originals' size.
 *
 * The mean is subtracted before the signs, because embeddings of one model share a direction, by which many bits would be
 * equal for all.
 */
export function buildVectors(embeddings: Embeddings) {
  const present = embeddings.filter((one) => one !== undefined).map(unit)
  const dimensions = present[0]?.length ?? 0
  if (present.some((one) => one.length !== dimensions)) throw new Error('embeddings of different lengths')
  if (dimensions % 32 !== 0) throw new Error(`${dimensions} dimensions are no multiple of 32`)
  if (dimensions === 0) return undefined
  const vectorMean = new Float32Array(dimensions)
  for (const one of present)
    for (let at = 0; at < dimensions; at++) vectorMean[at] = (vectorMean[at] ?? 0) + (one[at] ?? 0) / present.length
  const vectorBits = new Uint32Array((embeddings.length * dimensions) / 32)
  const vectorBytes = new Int8Array(embeddings.length * dimensions)
  const vectorScales = new Float32Array(embeddings.length)
  for (const [index, embedding] of embeddings.entries()) {
    if (!embedding) continue
    const one = unit(embedding)
    const scale = one.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / 127
    vectorScales[index] = scale
    vectorBits.set(signsOf(one, vectorMean), (index * dimensions) / 32)
    for (let at = 0; at < dimensions; at++) vectorBytes[index * dimensions + at] = Math.round((one[at] ?? 0) / scale)
  }
  return { vectorMean, vectorBits, vectorBytes, vectorScales }
}

/** The vector normalised to length 1, so that a dot product is a cosine. */
export function unit(vector: Float32Array): Float32Array {
  let square = 0
  for (const value of vector) square += value * value
  const length = Math.sqrt(square)
  return length === 0 ? vector : vector.map((value) => value / length)
}

/** One bit a dimension: above the mean or not. */
export function signsOf(vector: Float32Array, mean: Float32Array): Uint32Array {
  const bits = new Uint32Array(vector.length / 32)
  for (let at = 0; at < vector.length; at++) {
    if ((vector[at] ?? 0) > (mean[at] ?? 0)) bits[at >> 5] = (bits[at >> 5] ?? 0) | (1 << (at & 31))
  }
  return bits
}
