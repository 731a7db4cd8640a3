/**
 * What a phone's page shows of one account at its provider: plain data, the same for every provider, so that one set of parts
 * draws them all. Times are milliseconds since 1970, offsets and lengths count UTF-16 units.
 */
export interface PhoneView {
  readonly kind: ProviderKind
  /** As people call the provider: Telegram. */
  readonly provider: string
  readonly account: Account
  readonly people: readonly Person[]
  readonly chats: readonly ChatView[]
  readonly hasGroups: boolean
  /** What people can send beside texts; everything unless it is said. */
  readonly sends?: readonly Media['kind'][]
  /** What people can do with a message beside deleting it; everything unless it is said. */
  readonly offers?: readonly Offer[]
  readonly switches: readonly Switch[]
  readonly runs: readonly Run[]
  readonly notices: readonly Notice[]
  /** Windows with fields that the account has opened. */
  readonly forms?: readonly FormView[]
  /** Newest first. */
  readonly log: readonly WireLine[]
}

export type Offer = 'react' | 'reply'

export type ProviderKind = 'telegram' | 'whatsapp' | 'messenger' | 'instagram' | 'discord'

export interface Account {
  readonly id: string
  readonly name: string
  /** How it is found: a user name, a telephone number. */
  readonly handle: string
  /** What a developer copies or checks: token, webhook, what waits. */
  readonly facts: readonly Fact[]
}

export interface Fact {
  readonly label: string
  readonly value: string
  readonly isCopied?: boolean
  readonly isWrong?: boolean
}

/** Someone whose part is played. */
export interface Person {
  readonly id: string
  readonly name: string
  readonly handle: string
}

export interface ChatView {
  readonly id: string
  readonly title: string
  readonly subtitle: string
  readonly isGroup: boolean
  /** Ids of those who can write here. */
  readonly members: readonly string[]
  readonly bubbles: readonly Bubble[]
  /** What the account is doing, until when: `typing`. */
  readonly doing?: { readonly what: string; readonly until: number }
  /** A chat that has to be opened by a button first: its label. */
  readonly start?: string
  /** Why nothing can be written here: `You blocked this bot.` */
  readonly closed?: string
  readonly commands: readonly { readonly command: string; readonly description: string }[]
  /** Rows of answers that replace the keyboard. */
  readonly keyboard: readonly (readonly string[])[]
}

export interface Bubble {
  readonly id: string
  /** The id of who wrote it; the account's own for the account. */
  readonly from: string
  readonly name: string
  readonly at: number
  /** A line of the provider itself: someone joined. */
  readonly isNote?: boolean
  readonly text: string
  readonly marks: readonly Mark[]
  readonly media: readonly Media[]
  readonly cards?: readonly Card[]
  readonly buttons: readonly (readonly Button[])[]
  readonly replyTo?: { readonly name: string; readonly text: string }
  readonly isEdited: boolean
  readonly reaction?: string
  /** How far a person's own message has come. */
  readonly state?: 'accepted' | 'delivered' | 'read'
  readonly canChange: boolean
}

export interface Mark {
  readonly type: string
  readonly offset: number
  readonly length: number
  readonly url?: string
  readonly language?: string
}

export interface Media {
  readonly kind: 'photo' | 'document' | 'voice' | 'place'
  /** Where the page reads the bytes; a place has none. */
  readonly url?: string
  readonly name: string
  readonly bytes?: number
  readonly seconds?: number
  readonly latitude?: number
  readonly longitude?: number
}

/** One of several side by side. */
export interface Card {
  readonly title: string
  readonly subtitle?: string
  /** Where the page reads the picture, like a media's. */
  readonly image?: string
  readonly buttons: readonly Button[]
}

export interface Button {
  /** What a press names. */
  readonly id: string
  readonly label: string
  readonly hint?: string
  readonly url?: string
  readonly isWaiting?: boolean
}

/** Something a person or the provider does until it is switched off. */
export interface Switch {
  readonly name: string
  readonly label: string
  readonly group: 'person' | 'provider'
  readonly help?: string
  /** With choices one of their values, without them `on` or `off`. */
  readonly value: string
  readonly choices?: readonly { readonly value: string; readonly label: string }[]
  /** Of whom: a switch of one person's chat. */
  readonly person?: string
}

/** Something that is done once. */
export interface Run {
  readonly name: string
  readonly label: string
  readonly group: 'person' | 'provider'
  readonly chat?: string
  /** What is asked for before it is done. */
  readonly field?: string
}

/** Shown over the phone for a moment, to one person. */
export interface Notice {
  readonly id: string
  readonly person: string
  readonly text: string
  readonly isAlert: boolean
}

/** One request: `in` from the product to the provider, `out` a webhook of the provider. */
export interface WireLine {
  readonly id: number
  readonly at: number
  readonly direction: 'in' | 'out'
  readonly what: string
  /** The status, or `…` while it is under way. */
  readonly status: string
  readonly isWrong: boolean
  readonly sent: string
  readonly answered: string
}

/** A window with fields, open for one person until it is submitted or closed. */
export interface FormView {
  readonly id: string
  readonly person: string
  readonly title: string
  readonly fields: readonly {
    readonly name: string
    readonly label: string
    readonly isLong: boolean
    readonly isRequired: boolean
    readonly maxLength: number
  }[]
}
