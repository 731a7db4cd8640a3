import * as z from 'zod'
import { DiscordAnswers } from '#shared/channels/schema'
import { DiscordMessage, Id } from './message.ts'

// What the gateway's process posts to the hook, and what it is answered.

/** The most of each that one request carries. */
export const MOST_EVENTS = 50
export const MOST_CHANNELS = 100

const where = {
  /** The bot's id as a user: by it messages mention it. */
  botId: Id,
  /** A channel that is read, and the thread of it in which the message is. */
  channel: Id,
  thread: Id.optional(),
}

/** Something that happened in a channel that is read. */
export const GatewayEvent = z.discriminatedUnion('event', [
  z.object({ event: z.literal('created'), ...where, message: DiscordMessage }),
  z.object({ event: z.literal('edited'), ...where, message: DiscordMessage }),
  /** `author`: whose conversation it is in; in a thread there is one for all. */
  z.object({ event: z.literal('deleted'), ...where, messageId: Id, author: Id.optional() }),
])
export type GatewayEvent = z.infer<typeof GatewayEvent>

/** What resuming takes: kept by the product, so that a new process goes on where the one before stopped. */
export const GatewaySession = z.object({
  id: z.string().max(200),
  resumeUrl: z.string().max(400),
  botId: Id,
  seq: z.int().nonnegative(),
})
export type GatewaySession = z.infer<typeof GatewaySession>

/** This shard, and how many there are. */
const Shard = z.tuple([z.int().nonnegative(), z.int().positive()])

/** `refused`: Discord will not have it until an operator changes something. */
export const GatewayState = z.enum(['connected', 'connecting', 'refused'])
export type GatewayState = z.infer<typeof GatewayState>

export const GatewayRequest = z.discriminatedUnion('kind', [
  /** A shard begins: is there a session that goes on? */
  z.object({ kind: z.literal('begin'), shard: Shard }),
  /** How a shard is; every half minute, and when it changes. */
  z.object({
    kind: z.literal('report'),
    shard: Shard,
    state: GatewayState,
    reason: z.string().max(400).optional(),
    session: GatewaySession.optional(),
  }),
  /** Which of these channels are to be read, and in which of these servers there is one. */
  z.object({
    kind: z.literal('channels'),
    ids: z.array(Id).max(MOST_CHANNELS),
    guilds: z.array(Id).max(MOST_CHANNELS).optional(),
  }),
  z.object({ kind: z.literal('deliver'), events: z.array(z.unknown()).max(MOST_EVENTS) }),
])
export type GatewayRequest = z.input<typeof GatewayRequest>

/** A channel that is read: which of its messages are answered, and the webhook a reply to which is a call. */
const ReadChannel = z.object({ id: Id, messages: DiscordAnswers.exclude(['commands']), webhookId: Id.optional() })
export type ReadChannel = z.infer<typeof ReadChannel>

export const GatewayAnswer = z.object({
  session: GatewaySession.optional(),
  read: z.array(ReadChannel).optional(),
  /** Servers with a connected channel, whose threads Discord may be asked about. */
  guilds: z.array(Id).optional(),
})
export type GatewayAnswer = z.infer<typeof GatewayAnswer>
