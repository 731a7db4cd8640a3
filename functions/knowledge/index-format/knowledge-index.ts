import type { Chunk } from '#shared/knowledge/chunk'

export type KnowledgeQuery = {
  readonly text: string
  /** The question's embedding by the model that embedded the chunks; without it the search is only lexical. */
  readonly vector?: Float32Array
  readonly limit: number
  /** Only chunks of sources with one of these tags; absent or empty for all sources. */
  readonly tags?: readonly string[]
  /** Only chunks of this source. */
  readonly sourceId?: string
}

export type KnowledgeHit = {
  readonly chunk: Chunk
  /** The chunk's position in the index, for `sectionAround`. */
  readonly place: number
  /**
   * How likely the chunk answers the question, 0 to 1. Comparable between questions, so that a threshold can apply
   * (`answerThreshold`). Hits are ordered by rank, which depends on more than this score.
   */
  readonly score: number
  /** Share of the question's keywords that occur close together in the chunk, weighted by rarity: 0 to 1. */
  readonly lexical: number
  /** Cosine of the two embeddings, -1 to 1; absent for a lexical search. */
  readonly semantic?: number
  /** Keywords of the question that the chunk contains, and the matching term (`tablspace` as `tablespac`). */
  readonly why: readonly { readonly asked: string; readonly found: string }[]
}

/** An agent's knowledge, ready to be searched. */
export type KnowledgeIndex = {
  /** Number of chunks. */
  readonly size: number
  search(query: KnowledgeQuery): Promise<readonly KnowledgeHit[]>
  /** The chunks right before and after one, as far as they are of the same section of the same page. */
  sectionAround(place: number): { readonly before?: Chunk; readonly after?: Chunk }
  /** How many chunks a source has. Reads none. */
  countOf(sourceId: string): number
  /** The chunks of one source, in document order; from the position `from`, so many as `count`. Reads no others. */
  chunksOf(sourceId: string, from?: number, count?: number): readonly Chunk[]
  /** Whether a source has a chunk. Reads none. */
  has(sourceId: string): boolean
  /** Keywords of a question (the first 31, which a search compares) that no chunk of the source contains in any form. Reads none. */
  missingIn(sourceId: string, question: string): readonly string[]
}

/**
 * The score from which a hit is good enough to answer from. Calibrated on the questions of test/bench: at most one in ten
 * without an answer passes, and none whose answer was found is lost.
 */
export const answerThreshold = 0.6
