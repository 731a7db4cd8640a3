/** Queries a vector store for the embeddings nearest to a question's, optionally of some sources only. */
export type NearestExternal = (query: {
  readonly vector: Float32Array
  readonly limit: number
  readonly sourceIds?: readonly string[] | undefined
}) => Promise<readonly { readonly key: string; readonly cosine: number }[]>
