import type { Tells, UiPart } from '#shared/agents/schema'
import type { Citation } from '#shared/conversations/schema'

/** A generated reply, not yet committed. */
export interface Reply {
  readonly text: string
  readonly parts: readonly UiPart[]
  readonly citations: readonly Citation[]
  /** Milli-credits; never more than was held. */
  readonly cost: number
  /** The conversation's current node after this reply; unchanged after an apology. */
  readonly nodeId: string | undefined
  readonly variables: Readonly<Record<string, string>>
  readonly isEnd: boolean
  /** Notifies the team, in the transaction that commits the reply. */
  readonly tells?: Tells
  readonly isApology: boolean
  readonly isUnanswered: boolean
  /** The Q&A entry whose answer was given word for word. */
  readonly pairId?: string
  readonly pausedUntil?: number
  readonly inputTokens: number
  readonly outputTokens: number
  /** When the turn was taken, in milliseconds. */
  readonly startedAt: number
}
