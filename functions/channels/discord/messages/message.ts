import * as z from 'zod'

// Of https://docs.discord.com/developers/resources/message#message-object what is read; nothing else leaves the gateway's process.

/** A snowflake, as text. */
export const Id = z.string().regex(/^\d{1,20}$/)

const User = z.object({ id: Id, username: z.string().optional(), global_name: z.string().nullish() })

const Attachment = z.object({
  filename: z.string(),
  content_type: z.string().nullish(),
  size: z.int().optional(),
  url: z.string(),
  /** Of voice messages, in seconds. */
  duration_secs: z.number().nullish(),
})

export const DiscordMessage = z.object({
  id: Id,
  type: z.int(),
  author: User.extend({ avatar: z.string().nullish(), bot: z.boolean().optional() }),
  member: z.object({ nick: z.string().nullish() }).nullish(),
  content: z.string(),
  edited_timestamp: z.string().nullish(),
  webhook_id: Id.nullish(),
  mentions: z.array(User).default([]),
  attachments: z.array(Attachment).default([]),
  sticker_items: z.array(z.object({ name: z.string() })).optional(),
  /** Of a reply: the message that it answers. */
  referenced_message: z.object({ author: z.object({ id: Id }), webhook_id: Id.nullish() }).nullish(),
})
export type DiscordMessage = z.infer<typeof DiscordMessage>

/** https://docs.discord.com/developers/resources/message#message-object-message-types: not what Discord itself says in a channel. */
const WRITTEN: readonly number[] = [0, 19]

/** Whether a person wrote it: bots and webhooks, our own among them, would be answered for ever. */
export const isFromPerson = ({ type, author, webhook_id }: DiscordMessage): boolean =>
  WRITTEN.includes(type) && author.bot !== true && !webhook_id
