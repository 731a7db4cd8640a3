import type { IndexContents } from '#functions/knowledge/index-format/build-index'

/** The contents of an agent's index, with the model of its embeddings. */
export interface KnownContents extends IndexContents {
  /** The model that made the embeddings. */
  readonly embeddingModel?: string | undefined
}
