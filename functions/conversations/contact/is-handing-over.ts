import type { AgentNode } from '#shared/agents/schema'

/** Whether a node is part of a handover: it notifies the team, or asks on the way to a node that does. */
export const isHandingOver = (node: AgentNode, nodes: readonly AgentNode[]): boolean =>
  node.tells !== undefined || ((node.asks ?? []).length > 0 && leadsToTeam(node, nodes, new Set()))

const leadsToTeam = ({ transitions }: AgentNode, nodes: readonly AgentNode[], seen: Set<string>): boolean =>
  transitions
    .filter(({ when, to }) => when.kind === 'always' && !seen.has(to))
    .some(({ to }) => {
      seen.add(to)
      const next = nodes.find(({ id }) => id === to)
      return next !== undefined && (next.tells !== undefined || leadsToTeam(next, nodes, seen))
    })
