import type { AgentNode } from '#shared/agents/schema'

/** Whether a node collects for a handover: it asks something, and then notifies the team, there or at a node it leads to. */
export const isHandingOver = (node: AgentNode, nodes: readonly AgentNode[]): boolean =>
  (node.asks ?? []).length > 0 && notifiesTeam(node, nodes, new Set([node.id]))

const notifiesTeam = ({ tells, transitions }: AgentNode, nodes: readonly AgentNode[], seen: Set<string>): boolean =>
  tells !== undefined ||
  transitions
    .filter(({ when, to }) => when.kind === 'always' && !seen.has(to))
    .some(({ to }) => {
      seen.add(to)
      const next = nodes.find(({ id }) => id === to)
      return next !== undefined && notifiesTeam(next, nodes, seen)
    })
