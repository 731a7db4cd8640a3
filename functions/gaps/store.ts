import * as z from 'zod'
import { entity } from '#lib/database/entity'
import { keys } from '#lib/database/keys'
import { sha256 } from '#lib/sha256'
import { Gap } from '#shared/gaps/schema'

/** The maximum number of gaps per agent; beyond it the least asked one is removed. */
export const MAX_GAPS = 200
/** Other wordings and conversations that a gap keeps. */
export const MAX_WORDINGS = 10
export const MAX_CONVERSATIONS = 20

export const gaps = entity<Gap, { agentId: string; id: string }>({
  name: 'gap',
  parse: (item) => Gap.parse(item),
  key: keys.gap,
})

const GapVersion = z.object({ agentId: z.string(), version: z.number().int() })

export const gapVersions = entity<z.infer<typeof GapVersion>, { agentId: string }>({
  name: 'gap-book',
  parse: (item) => GapVersion.parse(item),
  key: keys.gapVersion,
})

/** Partitions of the questions that wait to be counted. */
export const ASKED_SHARDS = 4

const UnansweredQuestion = z.object({
  agentId: z.string(),
  /** The id of the event that reported it. */
  id: z.string(),
  question: z.string(),
  at: z.number().int(),
  conversationId: z.string(),
})
export type UnansweredQuestion = z.infer<typeof UnansweredQuestion>

/**
 * Unanswered questions that no gap counts yet. Each is an item of its own, so that many at once never write the same one; what
 * counts them removes them in the same transaction.
 */
export const unansweredQuestions = entity<UnansweredQuestion, { agentId: string; id: string }>({
  name: 'unanswered-question',
  parse: (item) => UnansweredQuestion.parse(item),
  key: ({ agentId, id }) =>
    keys.unansweredQuestion({ shard: Number.parseInt(sha256(id).slice(0, 4), 16) % ASKED_SHARDS, agentId, id }),
})
