export interface StoredVector {
  /** Of the chunk's source and content, see `vectorKey`: the same chunk has the same key in every version. */
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
 * Embeddings beside the index, for agents that know too much to hold them in memory. What is asked for is decided by the
 * index in use alone: a key that it does not name is as good as absent, so nothing half-imported is ever found.
 */
export interface VectorStore {
  /** Putting one twice changes nothing. `version` is that of the index that will name them. */
  readonly put: (of: VectorsOf, vectors: readonly StoredVector[], version: number) => Promise<void>
  readonly nearest: (of: VectorsOf, query: VectorQuery) => Promise<readonly { key: string; cosine: number }[]>
  /** Forgets those that were put for this version or an earlier one and are not to be kept. */
  readonly deleteStale: (of: VectorsOf, keys: ReadonlySet<string>, version: number) => Promise<void>
  /** Forgets all of an agent's, but the ones of the model that is kept. */
  readonly deleteAgent: (agentId: string, keptModel?: string) => Promise<void>
}

export interface VectorsOf {
  readonly agentId: string
  /** Embeddings of different models cannot be compared, and may differ in length. */
  readonly model: string
}
