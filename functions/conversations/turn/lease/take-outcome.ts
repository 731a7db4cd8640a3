import type { ConversationView } from '#functions/conversations/turn/conversation-view'
import type { ContinueReason, ConversationState } from '#shared/conversations/schema'
import type { Lease } from './lease.ts'

export type TakeOutcome =
  /** The lease is ours: think, then commit. */
  | { readonly kind: 'mine'; readonly lease: Lease; readonly seen: ConversationView; readonly messageId?: string }
  /** Stored; whoever holds the lease answers this too. */
  | { readonly kind: 'queued'; readonly messageId?: string }
  /** Nothing is owed. */
  | { readonly kind: 'settled'; readonly messageId?: string }
  | {
      readonly kind: 'silent'
      readonly reason: ContinueReason
      readonly state: ConversationState
      readonly messageId?: string
    }
  /** The conversation takes no more messages, there is none, or its form has been answered. Nothing is stored. */
  | { readonly kind: 'full' | 'missing' | 'answered'; readonly messageId?: string }
