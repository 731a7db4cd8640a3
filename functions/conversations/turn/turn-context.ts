import type { LiveAgent } from '#shared/agents/schema'

/** One conversation's turn: whose agent answers, and what it may cost. */
export interface TurnContext {
  readonly conversationId: string
  readonly agent: LiveAgent
  /** What one reply may cost at most, in milli-credits. */
  readonly hold: number
  /** Who writes, for the cap per visitor; the head knows it when only the sweeper asks. */
  readonly visitor: string
}
