import type { Chunk } from '#shared/knowledge/chunk'

export type KnowledgeQuery = {
  readonly text: string
  /** The question's embedding by the model that embedded the chunks; without it the search is by words alone. */
  readonly vector?: Float32Array
  readonly limit: number
  /** Only chunks of sources that carry one of these; absent or empty means all. */
  readonly tags?: readonly string[]
}

export type KnowledgeHit = {
  readonly chunk: Chunk
  /** Where the chunk stands in the index, for `sectionAround`. */
  readonly place: number
  /**
   * How sure it is that the chunk answers the question, 0 to 1. Comparable between questions, so that a cut can be made
   * (see `answerable`). Hits come in order of rank, which weighs more than this one figure.
   */
  readonly score: number
  /** Share of what the question is about that stands close together in the chunk, weighted by rarity: 0 to 1. */
  readonly lexical: number
  /** Cosine of the two embeddings, -1 to 1; absent for a search by words alone. */
  readonly semantic?: number
  /** Words of the question that the chunk has, and what they were met as (`tablspace` as `tablespac`). */
  readonly why: readonly { readonly asked: string; readonly found: string }[]
}

/** What is known to one agent, ready to be asked. */
export type KnowledgeIndex = {
  /** Number of chunks. */
  readonly size: number
  search(query: KnowledgeQuery): Promise<readonly KnowledgeHit[]>
  /** The chunks right before and after one, as far as they are of the same section of the same page. */
  sectionAround(place: number): { readonly before?: Chunk; readonly after?: Chunk }
}

/**
 * The score from which a hit is worth answering from. Set where, on the questions of test/bench, at most one in ten
 * that have no answer passes and none whose answer was found is lost.
 */
export const answerThreshold = 0.6
