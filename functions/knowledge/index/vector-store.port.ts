export interface StoredVector {
  /** Made from the chunk's source and content, see `vectorKey`: the same chunk has the same key in every version. */
  readonly key: string
  readonly sourceId: string
  readonly vector: Float32Array
}

export interface VectorQuery {
  readonly vector: Float32Array
  /** At most 100. */
  readonly limit: number
  /** Only chunks of these sources; absent means all. */
  readonly sourceIds?: readonly string[] | undefined
}

/**
 * Embeddings outside the index, for agents with too much knowledge to hold them in memory. Only keys that the index in use
 * contains count as results, so that a half-finished import is never found.
 */
export interface VectorStore {
  /** Storing twice changes nothing. `version` is that of the index that will reference them. */
  readonly put: (of: VectorsOf, vectors: readonly StoredVector[], version: number) => Promise<void>
  readonly nearest: (of: VectorsOf, query: VectorQuery) => Promise<readonly { key: string; cosine: number }[]>
  /** Deletes vectors of this and earlier versions, except those with the given keys. */
  readonly deleteStale: (of: VectorsOf, keys: ReadonlySet<string>, version: number) => Promise<void>
  /** Deletes all vectors of an agent, except the ones of `keptModel`. */
  readonly deleteAgent: (agentId: string, keptModel?: string) => Promise<void>
}

export interface VectorsOf {
  readonly agentId: string
  /** Embeddings of different models cannot be compared, and may differ in length. */
  readonly model: string
}
