import * as z from 'zod'
import { entity } from '#lib/database/entity'
import { keys } from '#lib/database/keys'

/** Providers retry for days, longer than the ten minutes of DynamoDB's idempotency token. */
const PROCESSED_SECONDS = 90 * 24 * 3600

const ProcessedMessage = z.object({
  conversationId: z.string(),
  providerId: z.string(),
  messageId: z.string(),
  at: z.number(),
})

/** The provider's (or client's) own id of a message: creating it a second time fails, so a message is stored once. */
export const processedMessages = entity<
  z.infer<typeof ProcessedMessage>,
  { conversationId: string; providerId: string }
>({
  name: 'message-seen',
  parse: (item) => ProcessedMessage.parse(item),
  key: keys.messageSeen,
  expires: ({ at }) => Math.floor(at / 1000) + PROCESSED_SECONDS,
})

const AnsweredForm = z.object({
  conversationId: z.string(),
  messageId: z.string(),
  formId: z.string(),
  forgetAt: z.number().int().optional(),
})

/** A form that has been answered: creating it a second time fails, so a second answer is refused. */
export const answeredForms = entity<
  z.infer<typeof AnsweredForm>,
  { conversationId: string; messageId: string; formId: string }
>({
  name: 'form-answered',
  parse: (item) => AnsweredForm.parse(item),
  key: keys.formAnswered,
  expires: ({ forgetAt }) => forgetAt,
})

export const Owed = z.object({
  conversationId: z.string(),
  agentId: z.string(),
  /** When it is due, in milliseconds. */
  until: z.number(),
  /** How often the sweeper has tried. */
  attempts: z.number().int().optional(),
})
export type Owed = z.infer<typeof Owed>

/** Enough partitions for a thousand turns a second under DynamoDB's limit of one partition. */
export const OWED_SHARDS = 16

export const owedShard = (conversationId: string): number => {
  let sum = 0
  for (let at = 0; at < conversationId.length; at++) sum = (sum * 31 + conversationId.charCodeAt(at)) % 65_521
  return sum % OWED_SHARDS
}

/** A reply that a worker is writing, and until when. It exists exactly while the conversation's lease is taken. */
export const owedAnswers = entity<Owed, { conversationId: string }>({
  name: 'owed',
  parse: (item) => Owed.parse(item),
  key: ({ conversationId }) => keys.owed({ shard: owedShard(conversationId), conversationId }),
})
