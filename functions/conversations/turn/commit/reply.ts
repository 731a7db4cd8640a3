import type { Tells, UiPart } from '#shared/agents/schema'
import type { ProductText } from '#shared/conversations/product-texts'
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
  /** The product's own text that it is. */
  readonly product?: ProductText
  /** The language that the visitor writes in (BCP 47), where their messages show one. */
  readonly language?: string
  /** The Q&A entry whose answer was given word for word. */
  readonly pairId?: string
  readonly pausedUntil?: number
  readonly inputTokens: number
  readonly outputTokens: number
  /** When the turn was taken, in milliseconds. */
  readonly startedAt: number
}
