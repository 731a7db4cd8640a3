/** The maximum length of a chunk: the specification's default, for an agent without settings. */
export const DEFAULT_CHUNK_SIZE = 2424
