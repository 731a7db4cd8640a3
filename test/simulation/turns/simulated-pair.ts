import type { Pair } from '#shared/knowledge/pairs'
import { START } from './simulation.ts'

export const PAIR_ID = '01PAIR00000000000000000000'

/** An agent's one Q&A entry. */
export const simulatedPair = (agentId: string): Pair => ({
  agentId,
  id: PAIR_ID,
  question: 'Asked',
  alsoAskedAs: [],
  answer: 'Written.',
  tags: [],
  answersAbove: 0.82,
  version: 1,
  uses: 0,
  createdAt: START,
  changedAt: START,
  changedBy: 'a member',
})
