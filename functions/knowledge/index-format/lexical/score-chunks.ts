import type { Layout } from '#functions/knowledge/index-format/layout'
import type { QueryPlan } from './query-plan.ts'

export type LexicalHit = {
  readonly chunk: number
  /** BM25, open-ended; comparable within one question only. */
  readonly bm25: number
  /** Share of the question's keywords, weighted by rarity, that the chunk contains: 0 to 1. */
  readonly coverage: number
}

/** The best chunks by BM25 among those that `isAllowed`, best first. */
export function scoreChunks(
  plan: QueryPlan,
  layout: Layout,
  limit: number,
  isAllowed?: (chunk: number) => boolean,
): LexicalHit[] {
  const scale = layout.floats('termScale')
  const starts = layout.integers('postingStarts')
  const chunks = layout.integers('postingChunks')
  const impacts = layout.bytes('postingImpacts')
  const size = layout.integers('chunkSources').length
  const scores = new Float32Array(size)
  const covered = new Float32Array(size)
  const best = new Float32Array(size)
  const lastConcept = new Uint8Array(size)
  const touched: number[] = []

  for (const [position, concept] of [...plan.concepts, { importance: 0, terms: plan.joined }].entries()) {
    const stamp = position + 1
    for (const { index, weight, covers } of concept.terms) {
      const unit = (scale[index] ?? 0) * weight
      const share = covers * concept.importance
      const end = starts[index + 1] ?? 0
      for (let at = starts[index] ?? 0; at < end; at++) {
        const chunk = chunks[at] ?? 0
        if (scores[chunk] === 0) touched.push(chunk)
        scores[chunk] = (scores[chunk] ?? 0) + unit * (impacts[at] ?? 0)
        // of several forms of one word the best counts, not their sum
        if (lastConcept[chunk] !== stamp) {
          lastConcept[chunk] = stamp
          best[chunk] = 0
        }
        const more = share - (best[chunk] ?? 0)
        if (more > 0) {
          best[chunk] = share
          covered[chunk] = (covered[chunk] ?? 0) + more
        }
      }
    }
  }
  const total = plan.concepts.reduce((sum, concept) => sum + concept.importance, 0)
  const allowed = isAllowed ? touched.filter(isAllowed) : touched
  return strongest(allowed, scores, limit).map((chunk) => ({
    chunk,
    bm25: scores[chunk] ?? 0,
    coverage: total === 0 ? 0 : (covered[chunk] ?? 0) / total,
  }))
}

/** The `limit` highest in order, without sorting the rest. */
function strongest(chunks: readonly number[], scores: Float32Array, limit: number): number[] {
  const strongestSoFar: number[] = []
  let weakest = 0
  for (const chunk of chunks) {
    const score = scores[chunk] ?? 0
    if (strongestSoFar.length >= limit * 2) {
      strongestSoFar.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0))
      strongestSoFar.length = limit
      weakest = scores[strongestSoFar[limit - 1] ?? 0] ?? 0
    }
    if (score > weakest || strongestSoFar.length < limit) strongestSoFar.push(chunk)
  }
  return strongestSoFar.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b).slice(0, limit)
}
