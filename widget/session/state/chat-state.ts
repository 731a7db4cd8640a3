import type { UiPart } from '#shared/agents/schema'
import type {
  Attachment,
  Citation,
  ContinueReason,
  ConversationState,
  Message,
  Rating,
} from '#shared/conversations/schema'

/** A file of a message. What was attached in this tab is still at hand, for another conversation than the one that has it. */
export interface SentFile extends Attachment {
  readonly file?: Blob
  /** The conversation that it was brought to. */
  readonly of?: string
}

/**
 * One entry of the log. `sending` until the server has stored it; `unsent` when it was refused or given up; `unanswered` when
 * it is stored but the answer failed. `key` never changes, while `id` is known only once the server has it.
 */
export interface Turn {
  readonly key: string
  readonly id?: string | undefined
  readonly clientId?: string | undefined
  readonly role: Message['role']
  readonly text: string
  readonly parts?: readonly UiPart[] | undefined
  readonly citations?: readonly Citation[] | undefined
  readonly attachments?: readonly SentFile[] | undefined
  /** The form that it answers, on a visitor's turn. */
  readonly form?: Message['form']
  /** The person of the team who wrote it, or did what it tells. */
  readonly by?: string | undefined
  readonly notice?: Message['notice'] | undefined
  /** Milliseconds since 1970. */
  readonly at: number
  readonly delivery: 'sent' | 'sending' | 'unsent' | 'unanswered'
  /** What the server said about a failure. */
  readonly error?: string | undefined
  /** The visitor stopped this answer: what was shown stays, the committed rest is not added. */
  readonly isStopped?: boolean | undefined
}

/** An answer that is growing. */
export interface Writing {
  readonly text: string
  readonly parts: readonly UiPart[]
  /** What is being done, until the first word comes. */
  readonly step?: string | undefined
}

export interface ChatState {
  readonly phase: 'loading' | 'ready' | 'failed'
  /** Why the chat could not be loaded. */
  readonly failure: string
  readonly turns: readonly Turn[]
  readonly writing?: Writing | undefined
  /** The answer comes by another way than a stream of ours: another tab's, or a worker that took over. */
  readonly isAnsweredElsewhere: boolean
  readonly conversation: ConversationState
  /** What the visitor thought of it, once told. */
  readonly rating?: Rating | undefined
  /** Why nothing can be written any more; the composer gives way to the contact options. */
  readonly closed?: ContinueReason | undefined
  /** The connection is down; the next try comes `delaySeconds` after the last. */
  readonly lost?: { readonly attempt: number; readonly delaySeconds: number } | undefined
}

export const initialState: ChatState = {
  phase: 'loading',
  failure: '',
  turns: [],
  isAnsweredElsewhere: false,
  conversation: 'ai-chatting',
}
