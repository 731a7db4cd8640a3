import type { AgentNode } from '#shared/agents/schema'
import { pathStep } from './path-step.ts'
import type { Plan } from './planned.ts'

/** The plan of a turn that stays at a node, where its model answers. */
export const planAt = (node: AgentNode, why: string, variables: Plan['variables'], notes: Plan['notes']): Plan => ({
  node,
  path: [pathStep(node, why)],
  variables,
  parts: [],
  notes,
  isEnd: false,
})
