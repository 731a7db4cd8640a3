import type { UiPart } from '#shared/agents/schema'
import type {
  Attachment,
  Citation,
  ContinueReason,
  ConversationState,
  Message,
  Rating,
} from '#shared/conversations/schema'

/** A file of a message. Files attached in this tab keep their content, in case another conversation needs them too. */
export interface SentFile extends Attachment {
  readonly file?: Blob
  /** The conversation that it was uploaded to. */
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
  /** The teammate who wrote it, or whose action its notice reports. */
  readonly by?: string | undefined
  readonly picture?: string | undefined
  readonly notice?: Message['notice'] | undefined
  /** Milliseconds since 1970. */
  readonly at: number
  readonly delivery: 'sent' | 'sending' | 'unsent' | 'unanswered'
  /** The message of a failure. */
  readonly error?: string | undefined
  /** The visitor stopped this answer: what was shown stays, the committed rest is not added. */
  readonly isStopped?: boolean | undefined
}

/** An answer that is being streamed. */
export interface Writing {
  readonly text: string
  readonly parts: readonly UiPart[]
  /** The current step, until the first word arrives. */
  readonly step?: string | undefined
}

export interface ChatState {
  readonly phase: 'loading' | 'ready' | 'failed'
  /** Why the chat could not be loaded. */
  readonly failure: string
  readonly turns: readonly Turn[]
  readonly writing?: Writing | undefined
  /** The answer is streamed to another tab, or written by a worker that took over, not streamed to this tab. */
  readonly isAnsweredElsewhere: boolean
  readonly conversation: ConversationState
  /** The visitor's rating, once given. */
  readonly rating?: Rating | undefined
  /** Why nothing can be written any more; the composer gives way to the contact options. */
  readonly closed?: ContinueReason | undefined
  /** The connection is lost; the next attempt is `delaySeconds` after the last. */
  readonly lost?: { readonly attempt: number; readonly delaySeconds: number } | undefined
}

export const initialState: ChatState = {
  phase: 'loading',
  failure: '',
  turns: [],
  isAnsweredElsewhere: false,
  conversation: 'ai-chatting',
}
