import * as z from 'zod'

// Of https://core.telegram.org/bots/api#update what is read; a message that lacks some of it is not for an agent.

const User = z.object({
  id: z.int(),
  is_bot: z.boolean().optional(),
  first_name: z.string(),
  last_name: z.string().optional(),
  username: z.string().optional(),
  language_code: z.string().optional(),
})
export type User = z.infer<typeof User>

const Chat = z.object({ id: z.int(), type: z.enum(['private', 'group', 'supergroup', 'channel']) })

const Entity = z.object({
  type: z.string(),
  /** In UTF-16 units, as JavaScript counts. */
  offset: z.int(),
  length: z.int(),
  user: z.object({ id: z.int() }).optional(),
})
export type Entity = z.infer<typeof Entity>

const File = z.object({
  file_id: z.string(),
  file_name: z.string().optional(),
  mime_type: z.string().optional(),
  file_size: z.int().optional(),
  duration: z.int().optional(),
})
export type File = z.infer<typeof File>

const Location = z.object({ latitude: z.number(), longitude: z.number() })

export const Message = z.object({
  message_id: z.int(),
  /** Unix seconds. */
  date: z.int(),
  edit_date: z.int().optional(),
  from: User.optional(),
  chat: Chat,
  message_thread_id: z.int().optional(),
  is_topic_message: z.boolean().optional(),
  reply_to_message: z
    .object({ from: z.object({ id: z.int() }).optional(), forum_topic_created: z.unknown().optional() })
    .optional(),
  /** In a group that became a supergroup: its id from now on. */
  migrate_to_chat_id: z.int().optional(),
  text: z.string().optional(),
  caption: z.string().optional(),
  entities: z.array(Entity).optional(),
  caption_entities: z.array(Entity).optional(),
  /** The same picture in several sizes. */
  photo: z.array(File).optional(),
  voice: File.optional(),
  audio: File.optional(),
  document: File.optional(),
  video: File.optional(),
  video_note: File.optional(),
  animation: File.optional(),
  sticker: z.object({ emoji: z.string().optional() }).optional(),
  dice: z.object({ emoji: z.string(), value: z.int() }).optional(),
  location: Location.optional(),
  venue: z.object({ title: z.string(), address: z.string(), location: Location }).optional(),
  contact: z.object({ phone_number: z.string(), first_name: z.string(), last_name: z.string().optional() }).optional(),
  poll: z.object({ question: z.string() }).optional(),
})
export type Message = z.infer<typeof Message>

export const CallbackQuery = z.object({
  id: z.string(),
  from: User,
  data: z.string().optional(),
  message: z
    .object({
      chat: Chat,
      message_thread_id: z.int().optional(),
      is_topic_message: z.boolean().optional(),
      reply_markup: z
        .object({
          inline_keyboard: z.array(z.array(z.object({ text: z.string(), callback_data: z.string().optional() }))),
        })
        .optional(),
    })
    .optional(),
})
export type CallbackQuery = z.infer<typeof CallbackQuery>

export const ChatMemberUpdated = z.object({
  chat: Chat,
  from: User,
  new_chat_member: z.object({ status: z.string() }),
})

/** One of these is in an update, or one of a type that is not read. */
export const Update = z.object({
  message: z.unknown().optional(),
  edited_message: z.unknown().optional(),
  callback_query: z.unknown().optional(),
  my_chat_member: z.unknown().optional(),
})
