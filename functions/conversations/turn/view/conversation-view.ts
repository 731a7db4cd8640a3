import type { Head, StoredMessage } from '#functions/conversations/store'

/** A conversation as one worker read it: the worker's reply is committed on the condition that it has not changed. */
export interface ConversationView {
  readonly head: Head
  /** Recent messages, oldest first. */
  readonly messages: readonly StoredMessage[]
  /** The visitor's messages that no reply answers yet, oldest first. */
  readonly owed: readonly StoredMessage[]
}
