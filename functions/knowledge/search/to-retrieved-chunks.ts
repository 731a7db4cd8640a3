import { answerThreshold, type KnowledgeIndex } from '#functions/knowledge/index-format/knowledge-index'
import type { Chunk } from '#shared/knowledge/chunk'
import { headingOf } from './heading-of.ts'
import type { HitWithPair } from './with-pairs.ts'

/** A chunk of an agent's knowledge that matches a question. */
export interface RetrievedChunk {
  readonly sourceId: string
  readonly title: string
  readonly heading: string
  /** The page's URL; of a PDF with the page number. */
  readonly url?: string
  readonly text: string
  /** How likely the chunk answers, 0 to 1; from `answerThreshold` on it is good enough to answer from. */
  readonly score: number
  /** The Q&A, if the chunk is one: `wins` if its answer is to be given word for word. */
  readonly pair?: { readonly id: string; readonly wins: boolean }
  /** Only for the best chunk, if it reaches the threshold: its neighbours in the section, unless they are results too. */
  readonly before?: string
  readonly after?: string
}

/** Chunks with less of the question, and of less likelihood, hardly match. */
const NOISE = 0.15

/** The relevant hits as a turn uses them, best first. */
export const toRetrievedChunks = (hits: readonly HitWithPair[], index: KnowledgeIndex): readonly RetrievedChunk[] => {
  const relevant = hits.filter(({ score, lexical }) => Math.max(score, lexical) >= NOISE)
  return relevant.map((hit, at) => {
    const { chunk, score, lexical, pair } = hit
    return {
      sourceId: chunk.sourceId,
      title: chunk.title,
      heading: headingOf(chunk),
      ...(pair ? { pair } : {}),
      ...(chunk.url ? { url: chunk.page === undefined ? chunk.url : `${chunk.url}#page=${chunk.page}` } : {}),
      text: chunk.text,
      score,
      ...(at === 0 && !pair && Math.max(score, lexical) >= answerThreshold
        ? neighbouringChunks(hit, relevant, index)
        : {}),
    }
  })
}

const neighbouringChunks = (
  { place }: HitWithPair,
  hits: readonly HitWithPair[],
  index: KnowledgeIndex,
): Pick<RetrievedChunk, 'before' | 'after'> => {
  const { before, after } = index.sectionAround(place)
  const isNew = (chunk: Chunk) => hits.every((hit) => hit.chunk.id !== chunk.id)
  return {
    ...(before && isNew(before) ? { before: before.text } : {}),
    ...(after && isNew(after) ? { after: after.text } : {}),
  }
}
