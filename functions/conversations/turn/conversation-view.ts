import type { Head, StoredMessage } from '#functions/conversations/store'

/** A conversation as one worker saw it: what its reply will be conditioned on. */
export interface ConversationView {
  readonly head: Head
  /** Recent messages, oldest first. */
  readonly messages: readonly StoredMessage[]
  /** The visitor's messages that no reply answers yet, oldest first. */
  readonly owed: readonly StoredMessage[]
}
