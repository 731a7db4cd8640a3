import { sha256 } from '#lib/sha256'
import type { Chunk } from '#shared/knowledge/chunk'
import { pairMessages } from '#shared/knowledge/messages'
import type { Pair } from '#shared/knowledge/pairs'

/** Every Q&A is a separate source in the index, because it has its own tags. */
const PREFIX = 'pair:'

export const isPairSource = (sourceId: string): boolean => sourceId.startsWith(PREFIX)

/** A Q&A as a chunk: found by any of its wordings and by its answer. */
export const chunkOfPair = ({ id, question, alsoAskedAs, answer, answersAbove }: Pair): Chunk => {
  const headingPath = [question, ...alsoAskedAs]
  return {
    id: `${PREFIX}${id}`,
    sourceId: `${PREFIX}${id}`,
    title: pairMessages.source,
    headingPath,
    text: answer,
    pair: { id, answersAbove },
    hash: sha256(JSON.stringify([pairMessages.source, headingPath, answer])),
  }
}
