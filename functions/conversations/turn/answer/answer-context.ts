import type { PlannedTurn } from '#functions/conversations/turn/plan/plan-turn'
import type { Audience, Ports } from '#functions/conversations/turn/ports'
import type { TurnContext } from '#functions/conversations/turn/turn-context'
import type { ConversationView } from '#functions/conversations/turn/view/conversation-view'
import type { RetrievedKnowledge } from './retrieve-in-context.ts'

export interface AnswerContext {
  readonly turn: TurnContext
  readonly view: ConversationView
  /** The visitor's owed messages as one text. */
  readonly message: string
  readonly planned: PlannedTurn
  /** The conversation's (BCP 47), for what the product says itself. */
  readonly language: string
  readonly ports: Ports
  readonly audience: Audience
  /** A search that began before the plan was known; used when the node is not limited to certain tags. */
  readonly prefetched: Promise<RetrievedKnowledge | undefined>
  /** Milliseconds since the turn began. */
  readonly elapsedMs: () => number
  readonly signal: AbortSignal
}
