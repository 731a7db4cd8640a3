/** In place of an embedding that lies in the vector store, under the chunk's `vectorKey`. */
export const externalVector = new Float32Array()
