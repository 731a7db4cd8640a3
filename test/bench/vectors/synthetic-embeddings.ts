/**
 * Synthetic embeddings with the properties that make real ones hard to search: few of the 1,536 directions carry most of the
 * variation (a power law), texts form clusters of clusters, all share a common direction, and the directions are not aligned
 * with the coordinates. A question is a text with noise, at a cosine of about 0.6.
 */
export function syntheticEmbeddings(
  count: number,
  questions: number,
  dimensions = 1536,
): { texts: Float32Array[]; questions: Float32Array[] } {
  const random = generator(20_26)
  const latent = 256
  const deviation = Float32Array.from({ length: latent }, (_, at) => (at + 1) ** -0.4)
  const point = (centre?: Float32Array, spread = 1) =>
    Float32Array.from(deviation, (size, at) => (centre?.[at] ?? 0) + normal(random) * size * spread)
  const topics = Array.from({ length: 40 }, () => point())
  const pages = Array.from({ length: Math.ceil(count / 8) }, (_, at) => point(topics[at % topics.length], 0.8))
  const rotate = rotation(dimensions, random)
  const common = Float32Array.from({ length: dimensions }, () => normal(random) * 0.02)
  const embed = (latentPoint: Float32Array) =>
    unit(rotate(unit(latentPoint)).map((value, at) => value + (common[at] ?? 0)))
  const texts = Array.from({ length: count }, (_, at) => point(pages[Math.floor(at / 8)], 0.6))
  const asked = Array.from({ length: questions }, () => point(texts[Math.floor(random() * count)], 0.9))
  return { texts: texts.map(embed), questions: asked.map(embed) }
}

/** Signs, a Hadamard transform, signs, a Hadamard transform: turns every direction into a mix of all coordinates. */
function rotation(dimensions: number, random: () => number): (vector: Float32Array) => Float32Array {
  const size = 2 ** Math.ceil(Math.log2(dimensions))
  const signs = [0, 1].map(() => Float32Array.from({ length: size }, () => (random() < 0.5 ? -1 : 1)))
  return (vector) => {
    let turned = new Float32Array(size)
    turned.set(vector)
    for (const round of signs) turned = hadamard(turned.map((value, at) => value * (round[at] ?? 1)))
    return turned.slice(0, dimensions)
  }
}

function hadamard(vector: Float32Array<ArrayBuffer>): Float32Array<ArrayBuffer> {
  for (let half = 1; half < vector.length; half *= 2) {
    for (let start = 0; start < vector.length; start += half * 2) {
      for (let at = start; at < start + half; at++) {
        const a = vector[at] ?? 0
        const b = vector[at + half] ?? 0
        vector[at] = a + b
        vector[at + half] = a - b
      }
    }
  }
  const norm = Math.sqrt(vector.length)
  return vector.map((value) => value / norm)
}

function unit(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector)
  return vector.map((value) => value / length)
}

/** mulberry32: the same numbers in every run. */
function generator(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}
