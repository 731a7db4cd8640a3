import { createHash } from 'node:crypto'
import type { Chunk } from '#shared/knowledge/chunk'

export const vectorKeyBytes = 16

/** The name of a chunk's embedding outside the index: of its source, so that sources can be told apart, and its content. */
export const vectorKey = ({ sourceId, hash }: Chunk): string =>
  createHash('sha256')
    .update(`${sourceId} ${hash}`)
    .digest('hex')
    .slice(0, vectorKeyBytes * 2)
