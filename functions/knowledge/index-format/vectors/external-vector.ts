/** Placeholder for an embedding that is stored in the vector store, under the chunk's `vectorKey`. */
export const externalVector = new Float32Array()
