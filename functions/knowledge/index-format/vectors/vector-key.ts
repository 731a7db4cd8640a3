import { createHash } from 'node:crypto'
import type { Chunk } from '#shared/knowledge/chunk'

export const vectorKeyBytes = 16

/** The key of a chunk's embedding in the vector store: a hash of its source and its content. */
export const vectorKey = ({ sourceId, hash }: Chunk): string =>
  createHash('sha256')
    .update(`${sourceId} ${hash}`)
    .digest('hex')
    .slice(0, vectorKeyBytes * 2)
