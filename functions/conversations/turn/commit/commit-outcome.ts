import type { StoredMessage } from '#functions/conversations/store'
import type { Lease } from '#functions/conversations/turn/lease/lease'
import type { ContinueReason, ConversationState } from '#shared/conversations/schema'

export type CommitOutcome =
  /** Committed, and no further reply is owed. `reason` when the agent may not continue. */
  | {
      readonly kind: 'done'
      readonly message: StoredMessage
      /** The notice after a reply that notified the team. */
      readonly notice?: StoredMessage
      readonly state: ConversationState
      readonly reason?: ContinueReason
    }
  /** Committed, and more messages have arrived: this worker keeps the lease for another round. */
  | { readonly kind: 'renewed'; readonly message: StoredMessage; readonly lease: Lease }
  /**
   * A human agent replied since the view was read, or a message came that a reply which notifies the team must answer too, or this reply is committed and no answer said so. Read it again, under the
   * lease as it is now: with another hold where it was renewed.
   */
  | { readonly kind: 'changed'; readonly lease: Lease }
  /** Not committed: another worker has the lease, and gives the reply that is owed. */
  | { readonly kind: 'lost' }
  /** Not committed: the agent has been silenced since the view was read. */
  | { readonly kind: 'silenced'; readonly reason: ContinueReason; readonly state: ConversationState }
