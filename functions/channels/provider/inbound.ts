import type { HookRequest } from '#lib/http/hook'
import type { AccountId } from '#shared/channels/kinds'
import type { GroupAnswers } from '#shared/channels/schema'

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
  /** As it came. */
  readonly raw: unknown
}

/** What a hook needs of a provider; hooks import nothing else of it. */
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
  /** The language of their app, as a BCP 47 tag. */
  readonly language?: string
}

/** A file at the provider, not fetched yet. */
export interface FileReference {
  readonly id: string
  readonly name: string
  /** As the provider says; the bytes decide. */
  readonly type?: string
  readonly bytes?: number
  readonly seconds?: number
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
  | { readonly kind: 'deleted'; readonly messageId: string; readonly at: number }
  | {
      readonly kind: 'delivery'
      readonly messageId: string
      readonly state: 'delivered' | 'read' | 'failed'
      readonly reason?: string
    }
  /** The chat has another id from now on; the thread stays. */
  | { readonly kind: 'moved'; readonly destination: Destination; readonly to: string }
  | { readonly kind: 'blocked'; readonly from: Sender; readonly destination: Destination }
  /** Nothing for us: a group's message that is not for the bot, a type that has no meaning here. `note` goes to the log. */
  | { readonly kind: 'ignored'; readonly note: string }

/** What reading a slice needs to know beside it. */
export interface ReadingContext {
  readonly account: AccountId
  /** How the account is found at the provider: `@casaverde_bot`. */
  readonly handle?: string | undefined
  readonly groups: GroupAnswers
  /** When the slice arrived, in milliseconds: for events without a time of their own. */
  readonly arrivedAt: number
}

/** Says what a slice means. Pure; never throws for a shape that it does not know. */
export type Read = (raw: unknown, context: ReadingContext) => Step
