import type { AgentNode, TransitionCondition } from '#shared/agents/schema'

interface GlobalNode {
  readonly node: AgentNode
  readonly enter: TransitionCondition
}

/** The other nodes that can be entered from any node, with their conditions. */
export const globalNodes = (nodes: readonly AgentNode[], current: AgentNode): GlobalNode[] =>
  nodes.flatMap((node) =>
    node.isGlobal && node.enter && node.enter.kind !== 'always' && node.id !== current.id
      ? [{ node, enter: node.enter }]
      : [],
  )
