import { findChunks, type Question } from './find-chunks.ts'
import { type RetrievedChunk, toRetrievedChunks } from './to-retrieved-chunks.ts'

/** The chunks for a question, best first. An agent without knowledge has none. */
export const retrieve = async (question: Question): Promise<readonly RetrievedChunk[]> => {
  const { hits, index } = await findChunks(question)
  return index ? toRetrievedChunks(hits, index) : []
}
