import { createHash } from 'node:crypto'
import type { QueuedEvent } from '#infra/local/stand-ins/channels/graph/deliver-events'
import type { GraphFaults } from '#infra/local/stand-ins/channels/graph/graph-faults'

export type InboxKind = 'messenger' | 'instagram'

export interface InboxFile {
  readonly kind: 'photo' | 'video' | 'document' | 'voice'
  readonly id: string
  readonly name: string
  readonly seconds?: number
}

export interface InboxCard {
  readonly title: string
  readonly subtitle?: string
  /** The id of a kept file. */
  readonly image?: string
}

export interface InboxButton {
  readonly kind: 'quick_reply' | 'postback' | 'url'
  readonly title: string
  /** What a press gives back, or the address that is opened. */
  readonly value: string
  /** The card on which it is, counted from zero. */
  readonly card?: number
}

export interface InboxMessage {
  readonly id: string
  /** `account`, or the id under which the account knows who wrote it. */
  readonly from: string
  readonly at: number
  text: string
  readonly file?: InboxFile
  readonly cards?: readonly InboxCard[]
  readonly buttons?: readonly InboxButton[]
  readonly replyTo?: string
  /** It answers a story, or mentions the account in one. */
  readonly story?: 'reply' | 'mention'
  edits?: number
  reaction?: string
  isDelivered?: boolean
  isRead?: boolean
}

export interface InboxChat {
  readonly psid: string
  messages: InboxMessage[]
  isBlocked: boolean
  /** When the person last wrote: for 24 hours the account may answer. */
  lastWroteAt?: number
  doing?: { readonly what: string; readonly until: number }
}

export interface InboxEvent extends QueuedEvent {
  readonly appId: string
  readonly field: string
  /** `standby` while another app has the conversation. */
  readonly list: 'messaging' | 'standby'
  readonly item: Readonly<Record<string, unknown>>
}

export interface InboxFaults extends GraphFaults {
  /** Another app has the conversations. */
  isStandby: boolean
}

/** What a page or an Instagram account has of messages. */
export interface Inbox {
  /** The page's, or the Instagram account's. */
  readonly id: string
  readonly pageId: string
  chats: InboxChat[]
  pending: InboxEvent[]
  faults: InboxFaults
  lastError?: string
}

export interface InboxState {
  inboxes: Inbox[]
  files: Record<string, { readonly kept: string; readonly type: string; readonly name: string }>
  lastId: number
}

export const freshInboxes = (): InboxState => ({ inboxes: [], files: {}, lastId: 0 })

export const newInbox = (id: string, pageId: string): Inbox => ({
  id,
  pageId,
  chats: [],
  pending: [],
  faults: { limited: 0, hangs: 'no', delivery: 'as it should', isShut: false, isStandby: false },
})

/** The id under which an account knows a person; another account knows another. */
export const psidOf = (account: string, person: string): string => {
  const digest = createHash('sha256').update(`${account}/${person}`).digest()
  return String((digest.readBigUInt64BE() % 9_000_000_000_000_000n) + 1_000_000_000_000_000n)
}
