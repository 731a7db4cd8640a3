/** https://core.telegram.org/bots/api#user */
export interface User {
  readonly id: number
  readonly is_bot: boolean
  readonly first_name: string
  readonly last_name?: string
  readonly username?: string
  readonly language_code?: string
}

/** https://core.telegram.org/bots/api#messageentity */
export interface Entity {
  readonly type: string
  readonly offset: number
  readonly length: number
  readonly url?: string
  readonly language?: string
}

/** https://core.telegram.org/bots/api#inlinekeyboardbutton, as far as it is drawn. */
export interface InlineButton {
  readonly text: string
  readonly url?: string
  readonly callback_data?: string
}

export interface FileInfo {
  readonly file_id: string
  readonly file_unique_id: string
  readonly file_size: number
}

/** What a message holds beside its head, in the Bot API's own fields. */
export interface Content {
  text?: string
  entities?: readonly Entity[]
  caption?: string
  caption_entities?: readonly Entity[]
  photo?: readonly (FileInfo & { readonly width: number; readonly height: number })[]
  document?: FileInfo & { readonly file_name?: string; readonly mime_type?: string }
  voice?: FileInfo & { readonly duration: number; readonly mime_type?: string }
  location?: { readonly latitude: number; readonly longitude: number }
  media_group_id?: string
  new_chat_members?: readonly User[]
  group_chat_created?: true
  migrate_to_chat_id?: number
  migrate_from_chat_id?: number
}

export interface StoredMessage extends Content {
  message_id: number
  /** The id of its sender; the bot's own id for the bot. */
  from: number
  /** Seconds since 1970. */
  date: number
  edit_date?: number
  reply_to?: number
  message_thread_id?: number
  inline_keyboard?: readonly (readonly InlineButton[])[]
  /** The last reaction of a person. */
  reaction?: string
  /** Of a person's message: whether the product has taken the update. */
  isDelivered?: boolean
}

export interface Chat {
  id: number
  type: 'private' | 'group' | 'supergroup'
  title?: string
  members: number[]
  /** A private chat exists for a bot only once the user began it. */
  isStarted: boolean
  isBlocked: boolean
  migratedTo?: number
  messages: StoredMessage[]
  doing?: { what: string; until: number }
  /** The last reply keyboard, until it is removed. */
  keyboard?: readonly (readonly string[])[]
}

export interface PendingUpdate {
  readonly update_id: number
  readonly type: string
  readonly payload: unknown
  /** Updates of one queue are delivered in order, each after the one before was accepted. */
  readonly queue: string
  readonly expiresAt: number
  failures: number
  dueAt: number
  /** The message that shows two ticks once this is accepted. */
  readonly message?: { readonly chat: number; readonly id: number }
}

export interface Webhook {
  readonly url: string
  readonly secretToken: string
  readonly maxConnections: number
}

export interface CallbackQuery {
  readonly id: string
  readonly chat: number
  readonly message: number
  readonly from: number
  readonly button: string
  readonly at: number
  isAnswered: boolean
}

export interface CommandList {
  readonly scope: string
  readonly language: string
  readonly commands: readonly { readonly command: string; readonly description: string }[]
}

/** What the provider does wrong, until it is switched off. */
export interface Faults {
  /** Answers 429 with this `retry_after`; 0: no. */
  tooManyRequests: number
  /** Never answers a send: before doing it, or after. */
  hangs: 'no' | 'before' | 'after'
  /** How updates reach the webhook. */
  delivery: 'as it should' | 'twice' | 'shuffled' | 'not at all'
}

export interface Bot {
  id: number
  token: string
  name: string
  username: string
  /** Privacy mode: in groups only what is meant for the bot reaches it. */
  isPrivate: boolean
  chats: Chat[]
  lastMessageId: number
  lastUpdateId: number
  webhook?: Webhook
  /** Kept when a webhook is deleted, as Telegram does. */
  allowedUpdates?: readonly string[]
  lastError?: { readonly at: number; readonly message: string }
  pending: PendingUpdate[]
  callbacks: CallbackQuery[]
  commands: CommandList[]
  faults: Faults
  notices: { id: string; person: number; text: string; isAlert: boolean; at: number }[]
}

export interface TelegramState {
  people: User[]
  bots: Bot[]
  /** Files by their `file_id`. */
  files: Record<string, { readonly kept: string; readonly path: string; readonly type: string; readonly name: string }>
  lastId: number
}

// beyond 32 bits, as the documentation warns that ids may be
const FIRST_PERSON = 5_100_000_001

export const freshTelegram = (): TelegramState => ({
  people: [
    {
      id: FIRST_PERSON,
      is_bot: false,
      first_name: 'Sofie',
      last_name: 'Dahl',
      username: 'sofiedahl',
      language_code: 'en',
    },
    { id: FIRST_PERSON + 1, is_bot: false, first_name: 'Rui', last_name: 'Pires', language_code: 'pt' },
    {
      id: FIRST_PERSON + 2,
      is_bot: false,
      first_name: 'Jonas',
      last_name: 'Weber',
      username: 'jonas_weber',
      language_code: 'de',
    },
  ],
  bots: [],
  files: {},
  lastId: 0,
})
