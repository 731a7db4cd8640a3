import type { LiveAgent } from '#shared/agents/schema'

/** One conversation's turn: the agent that answers, and what it may cost. */
export interface TurnContext {
  readonly conversationId: string
  readonly agent: LiveAgent
  /** The most that one reply can cost, in milli-credits. */
  readonly hold: number
  /** The visitor's key, for the cap per visitor; the sweeper takes it from the head. */
  readonly visitor: string
}
