import * as z from 'zod'
import { Edit, Origin } from '#functions/conversations/fields/stored-field'
import type { IndexKeys } from '#lib/database/change'
import { entity } from '#lib/database/entity'
import { keys } from '#lib/database/keys'
import { UiPart } from '#shared/agents/schema'
import { Payer } from '#shared/billing/payer'
import { AccountId } from '#shared/channels/kinds'
import { pictureEndings } from '#shared/conversations/attachments/visitor-picture'
import { Delivery } from '#shared/conversations/delivery'
import { MessageTemplate } from '#shared/conversations/message-template'
import { productTexts } from '#shared/conversations/product-texts'
import {
  Attachment,
  Channel,
  Citation,
  ConversationState,
  DeskPlace,
  FormAnswer,
  Notice,
  Rating,
} from '#shared/conversations/schema'

/** A daily cap that a hold was counted against, so that closing the hold corrects the same count. */
const Reserved = z.object({
  scope: z.object({ agentId: z.string(), visitor: z.string().optional() }),
  day: z.string(),
  /** The shard of the day that it was taken from; absent where that was the count itself. */
  shard: z.number().int().optional(),
})

/** A lease's hold: the credits and the daily counts that are settled when the lease ends. */
export const Held = z.object({
  payer: Payer,
  /** The shard of the payer's credits that it was taken from; absent where that was the account itself. */
  shard: z.number().int().optional(),
  milliCredits: z.number().int(),
  reserved: z.array(Reserved),
})
export type Held = z.infer<typeof Held>

export const Head = z.object({
  conversationId: z.string(),
  agentId: z.string(),
  workspaceId: z.string(),
  channel: Channel,
  state: ConversationState,
  /** Why the agent is silent; absent while it answers. One attribute, so that one condition checks it. */
  silence: z.enum(['human', 'ended']).optional(),
  /** Until when the loop detector paused the agent (milliseconds). */
  pausedUntil: z.number().optional(),
  startedAt: z.number().int(),
  lastAt: z.number().int(),
  lastText: z.string(),
  /** The visitor's key: a keyed hash of the address on the web, the sender's id on a channel. Never shown. */
  visitor: z.string(),
  /** On a channel of a third party: the account that it is held through, and where answers go at its provider. */
  route: z.object({ account: AccountId, to: z.string(), thread: z.string().optional() }).optional(),
  /** When the visitor last wrote there, in milliseconds: providers shut the window for answers some time after. */
  visitorAt: z.number().int().optional(),
  /** When a person last answered there outside Parley, in milliseconds. */
  outsideAt: z.number().int().optional(),
  /** A hash of a verified visitor's id on the site. */
  identity: z.string().optional(),
  country: z.string().optional(),
  /** Our copy of the visitor's picture at the channel's provider: its type, and since when we have it, in milliseconds. */
  picture: z.object({ ending: z.enum(pictureEndings), at: z.number().int() }).optional(),
  /** From when on the provider is asked for it again, in milliseconds. */
  pictureDueAt: z.number().int().optional(),
  /** The tag of the language (BCP 47) that the visitor writes in, as far as it is known; until then the widget's. */
  lang: z.string().optional(),
  /** Of the visitor's clock (IANA), as the widget sent it at the start. */
  timeZone: z.string().optional(),
  isTest: z.boolean(),
  /** Test conversations may run on the draft. */
  version: z.enum(['live', 'draft']),
  /** When the conversation expires (Unix seconds), for agents that keep no history. */
  forgetAt: z.number().int().optional(),
  /** The visitor's messages to the agent, answered or owed; those to a human agent are not counted. */
  inbound: z.number().int(),
  /** How many of them have been answered. */
  answered: z.number().int(),
  /** Committed replies. */
  turns: z.number().int(),
  milliCredits: z.number().int(),
  nodeId: z.string().optional(),
  /** What the visitor gave, asked or by the page. Turns write it whole. */
  variables: z.record(z.string(), z.string()),
  /** Where each of them came from; absent on older ones. Written with them. */
  origins: z.record(z.string(), Origin).optional(),
  /** What members made of them: apart, so that a turn and a member never overwrite each other. */
  edits: z.record(z.string(), Edit).optional(),
  /** When the last one was made, in milliseconds: it only increases. */
  editedAt: z.number().int().optional(),
  /** The member who has taken over: their id as in the audit log, and their name as visitors see it. */
  person: z.object({ id: z.string(), name: z.string() }).optional(),
  rating: Rating.optional(),
  /** When the visitor first rated it, in milliseconds. */
  ratedAt: z.number().int().optional(),
  /** The newest reply or notice that the visitor has seen, and its time, which only increases. */
  seenId: z.string().optional(),
  seenAt: z.number().int().optional(),
  /** What waits for the team: the visitor, or a message that they left. Both, or neither; mirrored by the desk's row. */
  place: DeskPlace.optional(),
  /** Since when, in milliseconds. */
  askedAt: z.number().int().optional(),
  /** When the visitor last left a message that no member has taken up; a request that is withdrawn goes back to it. */
  leftAt: z.number().int().optional(),
  /** Whether that message was written before: at a node which passes it on, not after words that ask for it. */
  isLeftWritten: z.boolean().optional(),
  /** When a message of ours last turned out not to have been sent, or perhaps not, in milliseconds, until a member has seen that. */
  unsentAt: z.number().int().optional(),
  /** Up to when a member has read it, in milliseconds. */
  readAt: z.number().int().optional(),
  /** The notice of refused messages and its hour (since 1970). Both, or neither. */
  refusedHour: z.number().int().optional(),
  refusedId: z.string().optional(),
  /** The lease: the worker with its token may commit a reply until another one reclaims it. All three, or none. */
  leaseToken: z.string().optional(),
  leaseUntil: z.number().optional(),
  held: Held.optional(),
})
export type Head = z.infer<typeof Head>

const lastTs = (at: number): string => String(at).padStart(15, '0')

/** The index partition of an agent's conversations that Chats does not show: tests, demos, and those without a message. */
export const unlistedPartition = (agentId: string) => `ACX#${agentId}` as const

type IndexedHead = Pick<Head, 'agentId' | 'conversationId' | 'state' | 'lastAt' | 'forgetAt' | 'isTest' | 'inbound'>

/**
 * A conversation's position in Chats: none before the visitor has written, for tests, and where no history is kept. Written
 * once per turn, since each change costs a delete and a put in both indexes. Conversations that are neither in Chats nor
 * expiring are in a partition of their own, so that they are found when their agent is deleted.
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
  /** On a replay's copy: the conversation whose files these are, and whether they expire; the copy has none of its own. */
  filesOf: z.object({ conversationId: z.string(), isBrief: z.boolean() }).optional(),
  /** What a model reads about the files; older messages have none, and models read their names only. */
  note: z.string().optional(),
  at: z.number().int(),
  clientId: z.string().optional(),
  /** The page's variables, sent with a visitor's message. */
  variables: z.record(z.string(), z.string()).optional(),
  /** The form that it answers; its values are among the variables too. */
  form: FormAnswer.optional(),
  /** The cost of transcribing its voice notes, in milli-credits. */
  transcriptionMilliCredits: z.number().int().optional(),
  /** Written to a human agent while the agent was silent: the agent owes no reply to it. */
  isForPerson: z.boolean().optional(),
  /** The member who wrote it, or whose step the notice reports, and their picture then. */
  by: z.string().optional(),
  picture: z.string().optional(),
  notice: Notice.optional(),
  /** On the notice of a takeover: who answered in the provider's own inbox until then. */
  from: z.string().optional(),
  /** On a notice of refused messages: how many attempts to send one were refused. */
  count: z.number().int().optional(),
  /** On an agent's reply: its number in the conversation, from 1. */
  turn: z.number().int().optional(),
  /** On a reply, an agent's or a human agent's: the visitor's messages that it answers. */
  answers: z.array(z.string()).optional(),
  /** On an agent's reply: the conversation's current node and variables after it, so that a replay can start there. */
  position: z.object({ nodeId: z.string().optional(), variables: z.record(z.string(), z.string()) }).optional(),
  /** On a reply of the offline model that only names the nearest pages. */
  isUnsure: z.boolean().optional(),
  /** On a visitor's message that opens the chat on a channel: the greeting answers it, and costs nothing. */
  isLaunch: z.boolean().optional(),
  /** When the visitor last changed it at the channel's provider, in milliseconds. */
  editedAt: z.number().int().optional(),
  /** On an apology in place of a reply: models never read it. */
  isApology: z.boolean().optional(),
  product: z.enum(productTexts).optional(),
  /** On a third party's channel: what became of it at the provider. */
  delivery: Delivery.optional(),
  /** `deliveryRank` of what the provider has reported by itself: what we know of our request must not undo it. */
  deliveryRank: z.number().int().optional(),
  /** The visitor's reaction to it at the provider. */
  reaction: z.object({ emoji: z.string(), at: z.number().int() }).optional(),
  /** When its author deleted it at the provider, in milliseconds; the text is gone then. */
  deletedAt: z.number().int().optional(),
  /** An approved template of the channel that it is sent as, with what stands in its places; `text` is what it says. */
  template: MessageTemplate.optional(),
  /** How often a member had it sent again. */
  resends: z.number().int().optional(),
  forgetAt: z.number().int().optional(),
})
export type StoredMessage = z.infer<typeof StoredMessage>

export const messages = entity<StoredMessage, { conversationId: string; id: string }>({
  name: 'message',
  parse: (item) => StoredMessage.parse(item),
  key: keys.message,
  expires: ({ forgetAt }) => forgetAt,
})
