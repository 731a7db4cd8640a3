import * as z from 'zod'
import { fieldMessage } from '#shared/field-message'
import { pairText } from '#shared/knowledge/messages'
import { Tags } from './schema.ts'

/** The maximum number of Q&As per agent. */
export const MAX_PAIRS = 2000

const Question = z
  .string()
  .trim()
  .min(1, fieldMessage(pairText('questionRequired')))
  .max(500)

/** A Q&A as a member writes it: when a visitor's question is similar enough, the answer is given word for word. */
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
  /** The threshold of similarity, 0 to 1, from which the Q&A answers word for word. */
  answersAbove: z.number().min(0.5).max(1),
})
export type PairContent = z.infer<typeof PairContent>

/** The threshold of a new Q&A. */
export const ANSWERS_ABOVE = 0.82

/** A question and its answer. Times are milliseconds since 1970. */
export const Pair = PairContent.extend({
  id: z.string(),
  agentId: z.string(),
  /** Counts edits from 1; an edit names the version that it is based on. */
  version: z.number().int(),
  /** How often it answered. */
  uses: z.number().int(),
  createdAt: z.number().int(),
  changedAt: z.number().int(),
  changedBy: z.string(),
})
export type Pair = z.infer<typeof Pair>

/** An earlier version of a Q&A; the last 20 are kept. */
export const PairVersion = PairContent.extend({
  version: z.number().int(),
  changedAt: z.number().int(),
  changedBy: z.string(),
})
export type PairVersion = z.infer<typeof PairVersion>
