import type { AnswerRules } from '#functions/conversations/turn/asks/load-answer-rules'
import type { AgentNode } from '#shared/agents/schema'
import type { Situation } from './is-condition-met.ts'

/** Where a conversation is in its nodes between two turns. */
export interface Position extends Situation {
  readonly nodes: readonly AgentNode[]
  readonly nodeId: string | undefined
  /** The agent's recent replies, oldest first. */
  readonly said: readonly string[]
  readonly rules: AnswerRules
  /** The messages are form submissions: their values are known, and their text answers no question of a node. */
  readonly isFormSubmission?: boolean
  /** The product's words for a request for a person, in the visitor's language; absent where the agent offers no handoff. */
  readonly requestWords?: string | undefined
  /** Whether words ask for a person; absent with `requestWords`. */
  readonly isRequest?: ((words: string) => boolean) | undefined
}
