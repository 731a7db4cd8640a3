import * as z from 'zod'
import { fieldMessage } from '#shared/field-message'
import { pairText } from '#shared/knowledge/messages'
import { Tags } from './schema.ts'

/** Pairs of one agent at most. */
export const MAX_PAIRS = 2000

const Question = z
  .string()
  .trim()
  .min(1, fieldMessage(pairText('questionRequired')))
  .max(500)

/** What a member writes into a pair: when a question comes close enough, the answer is given word for word. */
export const PairContent = z.object({
  question: Question,
  /** Other wordings of the same question. */
  alsoAskedAs: z.array(Question).max(20),
  answer: z
    .string()
    .trim()
    .min(1, fieldMessage(pairText('answerRequired')))
    .max(4000),
  tags: Tags,
  /** How sure the match must be, 0 to 1, before the pair answers word for word. */
  answersAbove: z.number().min(0.5).max(1),
})
export type PairContent = z.infer<typeof PairContent>

/** What a new pair starts with. */
export const ANSWERS_ABOVE = 0.82

/** A question and its answer. Times are milliseconds since 1970. */
export const Pair = PairContent.extend({
  id: z.string(),
  agentId: z.string(),
  /** Goes up by one with each edit, from 1; an edit names the one it was made from. */
  version: z.number().int(),
  /** Answers that were given from it. */
  uses: z.number().int(),
  createdAt: z.number().int(),
  changedAt: z.number().int(),
  changedBy: z.string(),
})
export type Pair = z.infer<typeof Pair>

/** An earlier state of a pair; the last 20 are kept. */
export const PairVersion = PairContent.extend({
  version: z.number().int(),
  changedAt: z.number().int(),
  changedBy: z.string(),
})
export type PairVersion = z.infer<typeof PairVersion>
