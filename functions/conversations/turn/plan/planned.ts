import type { AgentNode, Tells, UiPart } from '#shared/agents/schema'
import type { ProductText } from '#shared/conversations/product-texts'
import type { PathStep } from './path-step.ts'

/** What a turn is to do, decided before any model answers. */
export interface Plan {
  readonly node: AgentNode
  readonly path: readonly PathStep[]
  readonly variables: Readonly<Record<string, string>>
  /** Exact words; a model answers when there are none. */
  readonly words?: string
  /** Those words are the product's own. */
  readonly product?: ProductText
  /** Appended to a model's answer: the node's next question. */
  readonly question?: string
  readonly parts: readonly UiPart[]
  /** Instructions that apply at every node. */
  readonly notes: readonly string[]
  readonly isEnd: boolean
  /** The reply notifies the team; see `AgentNode.tells`. */
  readonly tells?: Tells
}

/** Either a plan, or the sentences that must be judged before there can be one. */
export type Planned = { readonly plan: Plan } | { readonly judge: readonly string[] }
