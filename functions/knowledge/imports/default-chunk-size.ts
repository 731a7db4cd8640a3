/** Characters of a chunk at most: the specification's default, for an agent whose settings are gone. */
export const DEFAULT_CHUNK_SIZE = 2424
