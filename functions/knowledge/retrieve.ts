import { find, type Question } from './find.ts'
import { headingOf } from './heading-of.ts'

/** A passage of an agent's knowledge that fits a question. */
export interface Passage {
  readonly sourceId: string
  readonly title: string
  readonly heading: string
  /** Leads to the page; of a PDF to its page. */
  readonly url?: string
  readonly text: string
  /** How sure it is that the passage answers, 0 to 1; from `answerable` on it is worth answering from. */
  readonly score: number
  /** Of a question with its answer: `wins` when the text is to be given word for word. */
  readonly pair?: { readonly id: string; readonly wins: boolean }
}

/** Less than this has hardly a word of the question. */
const NOISE = 0.15

/** The passages for a question, best first. An agent without knowledge has none. */
export const retrieve = async (question: Question): Promise<readonly Passage[]> => {
  const { hits } = await find(question)
  return hits
    .filter(({ score }) => score >= NOISE)
    .map(({ chunk, score, pair }) => ({
      sourceId: chunk.sourceId,
      title: chunk.title,
      heading: headingOf(chunk),
      ...(pair ? { pair } : {}),
      ...(chunk.url ? { url: chunk.page === undefined ? chunk.url : `${chunk.url}#page=${chunk.page}` } : {}),
      text: chunk.text,
      score,
    }))
}
