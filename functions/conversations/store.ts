import * as z from 'zod'
import { entity, type IndexKeys } from '#lib/database/entity'
import { keys } from '#lib/database/keys'
import { UiPart } from '#shared/agents/schema'
import {
  Attachment,
  Channel,
  Citation,
  ConversationState,
  FormAnswer,
  Notice,
  Rating,
} from '#shared/conversations/schema'

const Payer = z.object({ kind: z.enum(['workspace', 'organisation']), id: z.string() })

/** A daily cap that a hold was counted against, so that closing the hold corrects the same count. */
const Reserved = z.object({
  scope: z.object({ agentId: z.string(), visitor: z.string().optional() }),
  day: z.string(),
})

/** What the holder of a conversation's lease holds besides: money and counts that must be closed with it. */
export const Held = z.object({ payer: Payer, milliCredits: z.number().int(), reserved: z.array(Reserved) })
export type Held = z.infer<typeof Held>

export const Head = z.object({
  conversationId: z.string(),
  agentId: z.string(),
  workspaceId: z.string(),
  channel: Channel,
  state: ConversationState,
  /** Why the agent says nothing here; absent while it answers. One attribute, so that one condition asks. */
  silence: z.enum(['human', 'ended']).optional(),
  /** The loop detector's pause, until this moment (milliseconds). */
  pausedUntil: z.number().optional(),
  startedAt: z.number().int(),
  lastAt: z.number().int(),
  lastText: z.string(),
  /** Who is writing: a keyed hash of the address on the web, the sender's id on a channel. Never shown. */
  visitor: z.string(),
  /** Whose it is, as the site proved it: a hash of their id there. */
  identity: z.string().optional(),
  country: z.string().optional(),
  lang: z.string().optional(),
  isTest: z.boolean(),
  /** Test conversations may run on the draft. */
  version: z.enum(['live', 'draft']),
  /** Unix seconds after which the transcript vanishes, for agents that keep none. */
  forgetAt: z.number().int().optional(),
  /** The visitor's messages that an agent owes an answer or has given one; those meant for a person are not counted. */
  inbound: z.number().int(),
  /** How many of them have been answered. */
  answered: z.number().int(),
  /** Committed replies. */
  turns: z.number().int(),
  milliCredits: z.number().int(),
  nodeId: z.string().optional(),
  variables: z.record(z.string(), z.string()),
  /** Who of the team holds the conversation: how the audit log names them, and what visitors are told. */
  person: z.object({ id: z.string(), name: z.string() }).optional(),
  rating: Rating.optional(),
  /** When it was rated first, in milliseconds. */
  ratedAt: z.number().int().optional(),
  /** The newest message of others that the visitor has seen, and when that was written: it only ever grows. */
  seenId: z.string().optional(),
  seenAt: z.number().int().optional(),
  /** Up to when somebody of the team has read it, in milliseconds. */
  readAt: z.number().int().optional(),
  /** The lease: whoever holds the token may commit a reply until somebody takes it over. All three, or none. */
  leaseToken: z.string().optional(),
  leaseUntil: z.number().optional(),
  held: Held.optional(),
})
export type Head = z.infer<typeof Head>

const lastTs = (at: number): string => String(at).padStart(15, '0')

/** The index partition of an agent's conversations that Chats does not show: tests, demos, and those without a message. */
export const unlistedPartition = (agentId: string): string => `ACX#${agentId}`

type IndexedHead = Pick<Head, 'agentId' | 'conversationId' | 'state' | 'lastAt' | 'forgetAt' | 'isTest' | 'inbound'>

/**
 * Where a conversation stands in Chats: nowhere before the visitor has written, nor as a test, nor where no history is kept.
 * Written once per turn, since each change costs a delete and a put in both indexes. What is not in Chats and stays is
 * listed aside, so that it is found when its agent is deleted.
 */
export const indexKeysOf = ({
  agentId,
  conversationId,
  state,
  lastAt,
  forgetAt,
  isTest,
  inbound,
}: IndexedHead): IndexKeys => {
  if (forgetAt !== undefined) return {}
  if (inbound === 0 || isTest) return { gsi1pk: unlistedPartition(agentId), gsi1sk: conversationId }
  const sk = `${lastTs(lastAt)}#${conversationId}`
  return { gsi1pk: `AC#${agentId}`, gsi1sk: sk, gsi2pk: `AC#${agentId}#${state}`, gsi2sk: sk }
}

export const heads = entity<Head, { conversationId: string }>({
  name: 'conversation',
  parse: (item) => Head.parse(item),
  key: keys.conversation,
  index: indexKeysOf,
  expires: ({ forgetAt }) => forgetAt,
})

export const StoredMessage = z.object({
  conversationId: z.string(),
  id: z.string(),
  role: z.enum(['visitor', 'agent', 'person', 'system']),
  text: z.string(),
  parts: z.array(UiPart).optional(),
  citations: z.array(Citation).optional(),
  attachments: z.array(Attachment).optional(),
  /** What a model reads of the files; older messages have none, and only name them. */
  note: z.string().optional(),
  at: z.number().int(),
  clientId: z.string().optional(),
  /** What the page told along with a visitor's message. */
  variables: z.record(z.string(), z.string()).optional(),
  /** Which form it answers; what was filled in stands among the variables too. */
  form: FormAnswer.optional(),
  /** What writing down its voice notes cost, in milli-credits. */
  heardMilliCredits: z.number().int().optional(),
  /** Written to a person while the agent was silent: it owes no answer. */
  isForPerson: z.boolean().optional(),
  /** The person of the team who wrote it, or did what it tells. */
  by: z.string().optional(),
  notice: Notice.optional(),
  /** On an agent's reply: its number in the conversation, from 1. */
  turn: z.number().int().optional(),
  /** On a reply, an agent's or a person's: the visitor's messages that it answers. */
  answers: z.array(z.string()).optional(),
  /** On an agent's words: where the conversation stood after them, so that it can be tried again from there. */
  stands: z.object({ nodeId: z.string().optional(), variables: z.record(z.string(), z.string()) }).optional(),
  /** On a reply that only says that none could be given: models never read it. */
  isApology: z.boolean().optional(),
  forgetAt: z.number().int().optional(),
})
export type StoredMessage = z.infer<typeof StoredMessage>

export const messages = entity<StoredMessage, { conversationId: string; id: string }>({
  name: 'message',
  parse: (item) => StoredMessage.parse(item),
  key: keys.message,
  expires: ({ forgetAt }) => forgetAt,
})
