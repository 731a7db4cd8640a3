import type { IndexContents } from '#functions/knowledge/index-format/build-index'

/** What an agent's index holds, and what made its embeddings. */
export interface KnownContents extends IndexContents {
  /** The model that made the embeddings. */
  readonly embeddingModel?: string | undefined
}
