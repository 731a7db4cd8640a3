import { answerThreshold, type KnowledgeIndex } from '#functions/knowledge/index-format/knowledge-index'
import type { Chunk } from '#shared/knowledge/chunk'
import { headingOf } from './heading-of.ts'
import type { HitWithPair } from './with-pairs.ts'

/** A chunk of an agent's knowledge that fits a question. */
export interface RetrievedChunk {
  readonly sourceId: string
  readonly title: string
  readonly heading: string
  /** Leads to the page; of a PDF to its page. */
  readonly url?: string
  readonly text: string
  /** How sure it is that the chunk answers, 0 to 1; from `answerable` on it is worth answering from. */
  readonly score: number
  /** Of a question with its answer: `wins` when the text is to be given word for word. */
  readonly pair?: { readonly id: string; readonly wins: boolean }
  /** Of the best chunk, if it is sure: what stands right before and after it in its section, unless that is a chunk here. */
  readonly before?: string
  readonly after?: string
}

/** Less than this has hardly a word of the question. */
const NOISE = 0.15

/** What was found as an answer can rest on it, best first. */
export const toRetrievedChunks = (hits: readonly HitWithPair[], index: KnowledgeIndex): readonly RetrievedChunk[] => {
  const worth = hits.filter(({ score }) => score >= NOISE)
  return worth.map((hit, at) => {
    const { chunk, score, pair } = hit
    return {
      sourceId: chunk.sourceId,
      title: chunk.title,
      heading: headingOf(chunk),
      ...(pair ? { pair } : {}),
      ...(chunk.url ? { url: chunk.page === undefined ? chunk.url : `${chunk.url}#page=${chunk.page}` } : {}),
      text: chunk.text,
      score,
      ...(at === 0 && !pair && score >= answerThreshold ? neighbouringChunks(hit, worth, index) : {}),
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
