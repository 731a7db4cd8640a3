import type { KnowledgeHit } from '#functions/knowledge/index-format/knowledge-index'
import { questionSimilarity } from './question-similarity.ts'

export interface HitWithPair extends KnowledgeHit {
  readonly pair?: { readonly id: string; readonly wins: boolean }
}

/**
 * Hits with the winning Q&A first: of those above their own threshold, the most similar one wins. Other Q&As are ordinary
 * chunks. The cosine is compared directly, because questions that only resemble each other stay far below the threshold;
 * with `isWhole` it is the cosine of the question alone.
 */
export const withPairs = (hits: readonly KnowledgeHit[], asked: string, isWhole: boolean): readonly HitWithPair[] => {
  let winner: { readonly hit: KnowledgeHit; readonly match: number } | undefined
  for (const hit of hits) {
    const { pair, headingPath } = hit.chunk
    if (!pair) continue
    const closest = headingPath.reduce((best, wording) => Math.max(best, questionSimilarity(asked, wording)), 0)
    const match = Math.max(closest, isWhole ? (hit.semantic ?? 0) : 0)
    if (match >= pair.answersAbove && match > (winner?.match ?? 0)) winner = { hit, match }
  }
  const marked = hits.map((hit): HitWithPair => {
    const { pair } = hit.chunk
    if (!pair) return hit
    const wins = hit === winner?.hit
    return { ...hit, pair: { id: pair.id, wins }, score: wins ? Math.max(hit.score, winner?.match ?? 0) : hit.score }
  })
  return [...marked.filter(({ pair }) => pair?.wins), ...marked.filter(({ pair }) => !pair?.wins)]
}
