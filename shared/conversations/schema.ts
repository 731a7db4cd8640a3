import * as z from 'zod'
import { UiPart } from '#shared/agents/schema'
import { fieldMessage } from '#shared/field-message'
import { protocolText } from '#shared/protocol-messages'
import { textFields } from '#shared/text-fields'
import { MissingFile } from './attachments/missing-file.ts'
import { Delivery } from './delivery.ts'
import { productTexts } from './product-texts.ts'

/** The widget protocol's version; a server answers every version it ever published (docs/widget-protocol.md). */
export const PROTOCOL_VERSION = 1

/** Specification: a message has at most 4,000 characters (design/security: public chat). */
export const MAX_MESSAGE_CHARACTERS = 4000

/** In `requested_chat` a visitor waits for a human agent, in `human-chatting` one has joined; the agent is silent in both. */
export const ConversationState = z.enum(['ai-chatting', 'requested_chat', 'human-chatting', 'ended_chat'])
export type ConversationState = z.infer<typeof ConversationState>

export const Channel = z.enum(['web', 'test', 'whatsapp', 'instagram', 'messenger', 'telegram', 'discord', 'voice'])
export type Channel = z.infer<typeof Channel>

/** A source of an answer; `n` is the number shown in the text as [n]. */
export const Citation = z.object({
  n: z.number().int(),
  title: z.string(),
  url: z.string().optional(),
  sourceId: z.string(),
})
export type Citation = z.infer<typeof Citation>

/**
 * What a system message reports: how the conversation's assignee changed, or, to members only, that limits refused messages.
 */
/** `left` (a message for the team) and `refused` are for members only. */
export const Notice = z.enum(['requested', 'withdrawn', 'joined', 'returned', 'ended', 'refused', 'left'])
export type Notice = z.infer<typeof Notice>

/** A visitor's rating of a conversation: 1 is poor, 5 great. */
export const Rating = z.object({ score: z.number().int().min(1).max(5), comment: z.string().optional() })
export type Rating = z.infer<typeof Rating>

/** A file that a visitor sent with a message. It is downloaded from an address that is signed for a minute. */
export const Attachment = z.object({
  id: z.string(),
  name: z.string(),
  /** A MIME type of stored-types.ts, verified by the bytes. */
  type: z.string(),
  bytes: z.number().int(),
  /** The length of a voice note, as the recording browser or the channel's provider reports it. */
  seconds: z.number().int().optional(),
  /** For a voice note: the message's text contains its transcript. */
  isTranscribed: z.boolean().optional(),
  /** Only its name is known: why it was not kept. It has no bytes, and no type. */
  missing: MissingFile.optional(),
})
export type Attachment = z.infer<typeof Attachment>

/** A visitor's answer to a form: the form, and the values by the fields' variables. */
export const FormAnswer = z.strictObject({
  messageId: z.string().regex(/^[0-9A-Z]{26}$/, fieldMessage(protocolText('messageId'))),
  formId: z.string().min(1).max(40),
  values: z
    .record(z.string().max(60), z.string().max(2000))
    .refine((values) => Object.keys(values).length <= 10, 'A form has at most 10 fields.'),
})
export type FormAnswer = z.infer<typeof FormAnswer>

/** One message, as visitors and members see it. `at` is milliseconds since 1970. */
export const Message = z.object({
  id: z.string(),
  role: z.enum(['visitor', 'agent', 'person', 'system']),
  text: z.string(),
  parts: z.array(UiPart).optional(),
  citations: z.array(Citation).optional(),
  attachments: z.array(Attachment).optional(),
  at: z.number().int(),
  /** A client's own id for a visitor's message: the same text sent twice with it is stored once. */
  clientId: z.string().optional(),
  /** On a visitor's message that answers a form; its text contains the same values. */
  form: FormAnswer.optional(),
  /** The member who wrote it, or whose step the notice reports. */
  by: z.string().optional(),
  /** Their picture at that time: the URL of one of our own files, which may be gone. */
  picture: z.string().optional(),
  notice: Notice.optional(),
  /** For members, on the notice of a takeover: who answered in the provider's own inbox until then. */
  from: z.string().optional(),
  /** On a notice of refused messages: how many attempts to send one were refused within the hour. */
  count: z.number().int().optional(),
  /** On a reply in the product's own words, which members can read in their language. */
  product: z.enum(productTexts).optional(),
  /** For members, on a reply: it names the nearest pages, without being sure that they answer. */
  isUnsure: z.boolean().optional(),
  /** For members, on what was sent to a third party's channel: what became of it there. */
  delivery: Delivery.optional(),
  /** For members: the visitor's reaction to it on their channel. */
  reaction: z.string().optional(),
  /** For members: when its author deleted it on their channel, in milliseconds. */
  deletedAt: z.number().int().optional(),
})
export type Message = z.infer<typeof Message>

/** Why an agent cannot continue a conversation. */
export const ContinueReason = z.enum(['no-credits', 'spend-guard', 'stopped', 'ended', 'human'])
export type ContinueReason = z.infer<typeof ContinueReason>

/**
 * The visitor-safe events of a streamed answer (Server-Sent Events; `event:` is the type, `data:` the rest as JSON).
 * Never prompts, chunks, tool arguments or secrets. Deltas are not stored: after a reconnect one `replace` carries the
 * committed reply.
 */
export const StreamEvent = z.discriminatedUnion('type', [
  /** The visitor's message is stored; `queued` while another reply is being written: the reply comes over `live`. */
  z.object({
    type: z.literal('accepted'),
    messageId: z.string(),
    queued: z.boolean(),
    /** The message as stored, when its voice notes were transcribed. */
    transcribed: z.object({ text: z.string(), attachments: z.array(Attachment) }).optional(),
  }),
  /** The current step, in words for the visitor ("Reading Service menu"). */
  z.object({ type: z.literal('step'), text: z.string(), key: textFields.key, values: textFields.values }),
  z.object({ type: z.literal('delta'), text: z.string() }),
  /** Discards everything streamed since the last `done`: the reply starts again. */
  z.object({ type: z.literal('reset') }),
  z.object({ type: z.literal('part'), part: UiPart }),
  z.object({
    type: z.literal('state'),
    state: ConversationState,
    continue: z.boolean(),
    reason: ContinueReason.optional(),
  }),
  /** The whole committed message; replaces everything streamed since the last one. */
  z.object({ type: z.literal('replace'), message: Message }),
  z.object({ type: z.literal('done'), messageId: z.string(), message: Message }),
  z.object({ type: z.literal('error'), code: z.string(), ...textFields, isRetryable: z.boolean() }),
])
export type StreamEvent = z.infer<typeof StreamEvent>

/** The debugger's view of a turn: the team only, never a visitor. Times in milliseconds from the turn's start. */
export const TurnTrace = z.object({
  path: z.array(
    z.object({
      nodeId: z.string(),
      name: z.string(),
      type: z.string(),
      why: z.string(),
      startMs: z.number(),
      endMs: z.number(),
    }),
  ),
  retrieval: z
    .object({
      query: z.string(),
      startMs: z.number(),
      endMs: z.number(),
      threshold: z.number(),
      hits: z.array(
        z.object({
          sourceId: z.string(),
          title: z.string(),
          heading: z.string(),
          url: z.string().optional(),
          text: z.string(),
          score: z.number(),
          /** The Q&A entry, if the hit is one: it wins when it matched closely enough to be given word for word. */
          pair: z.object({ id: z.string(), wins: z.boolean() }).optional(),
          isUsed: z.boolean(),
        }),
      ),
    })
    .optional(),
  tools: z.array(
    z.object({
      name: z.string(),
      input: z.unknown(),
      result: z.unknown(),
      startMs: z.number(),
      endMs: z.number(),
      error: z.string().optional(),
    }),
  ),
  model: z
    .object({
      provider: z.string(),
      model: z.string(),
      isOffline: z.boolean(),
      inputTokens: z.number(),
      outputTokens: z.number(),
      firstTokenMs: z.number(),
      endMs: z.number(),
      temperature: z.number(),
      /** It only named the nearest pages. */
      isUnsure: z.boolean().optional(),
      prompt: z.string(),
      /** The history, as the model read it. */
      messages: z.array(z.object({ role: z.enum(['user', 'assistant']), text: z.string() })),
    })
    .optional(),
  /** Why there was no answer, and at which step. `code` is the model's failure, `empty`, `broken` or `too-many-rounds`. */
  failure: z
    .object({ step: z.enum(['knowledge', 'model', 'tools']), nodeId: z.string(), code: z.string(), atMs: z.number() })
    .optional(),
  variables: z.record(z.string(), z.string()),
  /** Credits for the answer. */
  credits: z.number(),
  /** Credits for transcribing the voice notes that it answers; they were charged before. */
  voiceNoteCredits: z.number().optional(),
  totalMs: z.number(),
})
export type TurnTrace = z.infer<typeof TurnTrace>

/** What of a conversation waits for the team. */
export const DeskPlace = z.enum(['waiting', 'left-message'])
export type DeskPlace = z.infer<typeof DeskPlace>

/** A row of Chats. */
export const ConversationSummary = z.object({
  conversationId: z.string(),
  agentId: z.string(),
  channel: Channel,
  /** On a third party's channel: the account through which it is held. */
  account: z.string().optional(),
  state: ConversationState,
  startedAt: z.number().int(),
  lastAt: z.number().int(),
  lastText: z.string(),
  visitorName: z.string(),
  /** Since when there is a copy of the visitor's picture, in milliseconds. */
  pictureAt: z.number().int().optional(),
  country: z.string().optional(),
  turns: z.number().int(),
  /** Credits, three decimals. */
  credits: z.number(),
  /** Who has taken it over: a member (`isMe` for the caller), or a person in the provider's own inbox, `isOutside`. */
  person: z.object({ name: z.string(), isMe: z.boolean(), isOutside: z.boolean().optional() }).optional(),
  rating: Rating.optional(),
  /** The newest reply or notice that the visitor has seen, as far as the widget reported it. */
  seenId: z.string().optional(),
  /** What waits for the team, and since when (milliseconds): the visitor, or a message that they left. Both, or neither. */
  place: DeskPlace.optional(),
  askedAt: z.number().int().optional(),
  /** When a member last edited the visitor's fields, in milliseconds. */
  editedAt: z.number().int().optional(),
  /** Until when the channel takes free words of a member, in milliseconds; absent where it always does. */
  replyUntil: z.number().int().optional(),
  /** When a message to the visitor last was not sent, or perhaps not, in milliseconds; absent once a member has seen that. */
  unsentAt: z.number().int().optional(),
  /** Whether there are messages that no member has read. */
  isUnread: z.boolean(),
})
export type ConversationSummary = z.infer<typeof ConversationSummary>
