import { find, type Question } from './find.ts'
import { type Passage, toPassages } from './to-passages.ts'

/** The passages for a question, best first. An agent without knowledge has none. */
export const retrieve = async (question: Question): Promise<readonly Passage[]> => {
  const { hits, index } = await find(question)
  return index ? toPassages(hits, index) : []
}
