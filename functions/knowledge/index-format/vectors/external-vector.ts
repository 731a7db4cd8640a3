/** Placeholder for an embedding that is stored in the vector store, under the chunk's `vectorKey`. */
export const externalVector = new Float32Array()

/** Whether an embedding is the placeholder, or a copy of it that was made for a thread. */
export const isExternal = (vector: Float32Array | undefined): boolean => vector?.length === 0
