import type { HookRequest } from '#lib/http/hook'
import type { AccountId } from '#shared/channels/kinds'
import type { DiscordAnswers, GroupAnswers } from '#shared/channels/schema'

/**
 * One thing of a provider's request that can be handled by itself. A hook cuts a body into slices and parses nothing else of
 * it, so that a shape which the provider adds tomorrow is stored and answered with 200.
 */
export interface Slice {
  readonly account: AccountId
  /** What must be handled in order: account and user (or group and thread), and for statuses the conversation. No `#`. */
  readonly lane: string
  /** The provider's own id of the event: the same event delivered twice is stored once. */
  readonly eventId: string
  /** Sorts within the lane: the provider's order, as text. */
  readonly order: string
  /** The workspace's own app that delivered it; absent: the platform's, or a hook that is the account's alone. */
  readonly app?: string
  /** As it came. */
  readonly raw: unknown
}

/** What a hook needs of a provider, unless it answers more than that it has received it, as Discord's does. */
export interface Intake {
  /** Throws `Problem('unauthenticated')` unless the request is the provider's own. `secret` is what we gave or know of it. */
  readonly verify: (push: HookRequest, secret: string) => void
  /** `account`: whose hook was called, where the address says so. Slices of other tenants' accounts are left out. */
  readonly slices: (body: unknown, account: AccountId | undefined) => readonly Slice[]
}

/** Who wrote, as the provider reports it. */
export interface Sender {
  readonly id: string
  readonly name?: string
  readonly username?: string
  /** What the provider's messages name their picture by, where they do. */
  readonly picture?: string
  /** The language of their app, as a BCP 47 tag. */
  readonly language?: string
}

/** A file at the provider, not fetched yet. */
export interface FileReference {
  /** The provider's own id of it, or its address where it has no id. */
  readonly id: string
  readonly name: string
  /** As the provider says; the bytes decide. */
  readonly type?: string
  readonly bytes?: number
  readonly seconds?: number
  /** A film that is a voice note, to be transcribed; recordings of sound alone always are. */
  readonly isSpoken?: boolean
}

/** Where an answer goes: the provider's id of the chat, and of the thread in it. Kept in the conversation's head. */
export interface Destination {
  readonly to: string
  readonly thread?: string
}

/** What a slice means. Everything but a message is a pure step and never costs a reply. */
export type Step =
  | {
      readonly kind: 'message'
      readonly from: Sender
      readonly destination: Destination
      /** Other ids of the same chat: a conversation that one of them names goes on. */
      readonly aliases?: readonly string[]
      /** The provider's id of the message, unique within the account. */
      readonly messageId: string
      readonly text: string
      readonly files: readonly FileReference[]
      /** The visitor began the chat (Telegram's /start): the greeting is answered, whatever smartInit says. */
      readonly isStart: boolean
      /** Several people write there: the text begins with the sender's name, and no fields of the visitor come from it. */
      readonly isGroup?: boolean
      /** A button of ours that was pressed, as it was sent: `messageId.part.button`. */
      readonly button?: string
      /** Discord: the visitor waits at this place for the answer, for some minutes. */
      readonly promise?: { readonly applicationId: string; readonly token: string; readonly threadId?: string }
      /** What else is known of the visitor, by the names of fields. */
      readonly variables?: Readonly<Record<string, string>>
      /** Seconds or milliseconds are the provider's matter: milliseconds here. */
      readonly at: number
    }
  | {
      readonly kind: 'edited'
      readonly destination: Destination
      readonly messageId: string
      readonly text: string
      readonly at: number
    }
  | {
      readonly kind: 'deleted'
      readonly destination: Destination
      readonly messageId: string
      readonly at: number
    }
  /** To a message of ours or the visitor's own; an empty `emoji` takes it back. */
  | {
      readonly kind: 'reaction'
      readonly destination: Destination
      readonly messageId: string
      readonly emoji: string
      readonly at: number
    }
  /** What became of a message of ours. */
  | {
      readonly kind: 'delivery'
      readonly messageId: string
      readonly state: 'sent' | 'delivered' | 'read' | 'failed'
      readonly reason?: string
      /** What we sent with it, where the provider gives that back: `conversationId.messageId.piece`. */
      readonly callback?: string
      readonly at: number
    }
  /** Something was written as the account: by us, or by a person outside Parley, who then has the conversation. */
  | {
      readonly kind: 'echo'
      readonly destination: Destination
      readonly aliases?: readonly string[]
      readonly messageId: string
      readonly text: string
      readonly files: readonly FileReference[]
      readonly at: number
      /** The app that sent it, and what that sent with it, where the provider says so. */
      readonly appId?: string
      readonly metadata?: string
    }
  /** The visitor has another id from now on; the chat goes on under it. */
  | {
      readonly kind: 'renamed'
      readonly destination: Destination
      /** The ids that are no longer theirs: they may become another person's. */
      readonly before: readonly string[]
      /** Further ids that are theirs now. */
      readonly aliases?: readonly string[]
      readonly at: number
    }
  /** Everything of ours in the chat until a time, in milliseconds, has arrived or been read. */
  | {
      readonly kind: 'receipt'
      readonly destination: Destination
      readonly state: 'delivered' | 'read'
      readonly until: number
    }
  /** The visitor came to the chat by a link or an ad and has written nothing: the fields are the next message's. */
  | {
      readonly kind: 'arrived'
      readonly destination: Destination
      readonly variables: Readonly<Record<string, string>>
    }
  /** The chat has another id from now on; the thread stays. */
  | { readonly kind: 'moved'; readonly destination: Destination; readonly to: string }
  | { readonly kind: 'blocked'; readonly from: Sender; readonly destination: Destination }
  /** Nothing for us: a group's message that is not for the bot, a type that has no meaning here. `note` says why, in the log. */
  | { readonly kind: 'ignored'; readonly note: string }

/** What reading a slice needs to know beside it. */
export interface ReadingContext {
  readonly account: AccountId
  /** How the account is found at the provider: `@casaverde_bot`. */
  readonly handle?: string | undefined
  readonly groups: GroupAnswers
  /** Discord: which ordinary messages are answered, and whose replies are ours. */
  readonly discord?: { readonly messages: DiscordAnswers; readonly webhookId: string | undefined }
  /** When the slice arrived, in milliseconds: for events without a time of their own. */
  readonly arrivedAt: number
}

/** Says what a slice means. Pure; never throws for a shape that it does not know. */
export type Read = (raw: unknown, context: ReadingContext) => Step
