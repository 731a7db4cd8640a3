import type { AgentNode } from '#shared/agents/schema'

export interface PathStep {
  readonly nodeId: string
  readonly name: string
  readonly type: AgentNode['type']
  /** Why the conversation reached this node, for the debugger. */
  readonly why: string
}

export const pathStep = (node: AgentNode, why: string): PathStep => ({
  nodeId: node.id,
  name: node.name,
  type: node.type,
  why,
})

/** Why a turn begins where the one before has ended. */
export const CURRENT = 'current node'
