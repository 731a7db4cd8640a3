import { SURE_SOURCE } from '#features/models'
import type { KnowledgeHit, KnowledgeQuestion, Retrieve } from '#functions/conversations/turn/knowledge.port'
import { MAX_SOURCES } from '#functions/conversations/turn/limits'
import { defect, log } from '#lib/log'
import { world } from '#lib/world'

/** "And on Sundays?" refers to the question before it: a message of so few words is searched together with that. */
const FRAGMENT_WORDS = 3

export interface RetrievedKnowledge {
  readonly query: string
  readonly hits: readonly KnowledgeHit[]
}

/**
 * The chunks for a message. A fragment is searched together with the message before it and a whole question on its own; if
 * that finds no sure chunk, the other way is tried.
 */
export const retrieveInContext = async (
  retrieve: Retrieve,
  question: Omit<KnowledgeQuestion, 'limit'>,
  previous: string | undefined,
): Promise<RetrievedKnowledge | undefined> => {
  const alone = question.text
  const together = previous ? `${previous}\n${alone}` : alone
  const isFragment = alone.trim().split(/\s+/).length <= FRAGMENT_WORDS
  const [first, second] = isFragment ? [together, alone] : [alone, together]
  const hits = await retrieveWithRetry(retrieve, { ...question, text: first, asked: alone })
  if (!hits) return undefined
  if (second === first || bestOf(hits) >= SURE_SOURCE) return { query: first, hits }
  const others = await retrieveWithRetry(retrieve, { ...question, text: second, asked: alone })
  return others && bestOf(others) >= SURE_SOURCE ? { query: second, hits: others } : { query: first, hits }
}

const bestOf = (hits: readonly KnowledgeHit[]): number => Math.max(0, ...hits.map(({ score }) => score))

/** The chunks for a question, with one retry; `undefined` after a second failure, which differs from no chunks. */
const retrieveWithRetry = async (
  retrieve: Retrieve,
  question: Omit<KnowledgeQuestion, 'limit'>,
): Promise<readonly KnowledgeHit[] | undefined> => {
  for (let tries = 1; tries <= 2; tries++) {
    try {
      return await retrieve({ ...question, limit: MAX_SOURCES })
    } catch (failure) {
      log('error', 'knowledge failed', { ...defect(failure), agentId: question.agentId, attempt: tries })
      await world().sleep(100)
    }
  }
  return undefined
}
