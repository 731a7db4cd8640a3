import type { ConversationView } from '#functions/conversations/turn/view/conversation-view'
import type { ContinueReason, ConversationState } from '#shared/conversations/schema'
import type { Lease } from './lease.ts'

export type TakeOutcome =
  /** This worker has the lease: it generates a reply and commits it. */
  | { readonly kind: 'taken'; readonly lease: Lease; readonly view: ConversationView; readonly messageId?: string }
  /** Stored; the worker that holds the lease answers this message too. */
  | { readonly kind: 'queued'; readonly messageId?: string }
  /** Nothing is owed. */
  | { readonly kind: 'settled'; readonly messageId?: string }
  | {
      readonly kind: 'silent'
      readonly reason: ContinueReason
      readonly state: ConversationState
      readonly messageId?: string
      /** The message was stored before: it may have been answered then. */
      readonly isRepeated?: true
    }
  /** The conversation takes no more messages, does not exist, or its form has been answered. Nothing is stored. */
  | { readonly kind: 'full' | 'missing' | 'answered'; readonly messageId?: string }
  /** Too many messages came, or too fast: nothing is stored, and the same message may succeed after these seconds. */
  | { readonly kind: 'limited'; readonly retryAfter: number; readonly messageId?: string }
