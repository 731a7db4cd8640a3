import { defect, log } from '#lib/log'
import { world } from '#lib/world'
import { MAX_SOURCES } from './hold-amount.ts'
import type { KnowledgeHit, KnowledgeQuestion, Retrieve } from './knowledge.port.ts'

/** "And on Sundays?" means what was asked before it: a question this short is looked up together with the last one. */
const SHORT_CHARACTERS = 25

export const lookedUp = (said: string, askedBefore: string | undefined): string =>
  said.trim().length < SHORT_CHARACTERS && askedBefore ? `${askedBefore}\n${said}` : said

/** The passages for a question; a second try after a failure, then nothing, which is not the same as no passages. */
export const lookUp = async (
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
