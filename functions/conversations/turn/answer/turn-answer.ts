import type { Citation, TurnTrace } from '#shared/conversations/schema'

/** The answer to a visitor's messages: the team's own, or a model's. */
export interface TurnAnswer {
  readonly text: string
  readonly citations: readonly Citation[]
  readonly inputTokens: number
  readonly outputTokens: number
  readonly isUnanswered: boolean
  /** The Q&A entry whose answer was given word for word; no model was called. */
  readonly pairId?: string
  /** Milli-credits by the price list. */
  readonly price: number
  readonly trace: Pick<TurnTrace, 'tools' | 'retrieval' | 'model'>
}
