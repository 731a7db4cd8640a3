import type { ConversationView } from '#functions/conversations/turn/conversation-view'
import type { PlannedTurn } from '#functions/conversations/turn/plan/plan-turn'
import type { Audience, Ports } from '#functions/conversations/turn/ports'
import type { TurnContext } from '#functions/conversations/turn/turn-context'
import type { RetrievedKnowledge } from './retrieve-in-context.ts'

export interface AnswerContext {
  readonly turn: TurnContext
  readonly seen: ConversationView
  readonly said: string
  readonly decided: PlannedTurn
  readonly ports: Ports
  readonly audience: Audience
  /** A look-up that was begun before the plan was known; of use when the node looks everywhere. */
  readonly early: Promise<RetrievedKnowledge | undefined>
  /** Milliseconds since the turn began. */
  readonly since: () => number
  readonly signal: AbortSignal
}
