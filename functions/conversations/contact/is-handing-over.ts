import type { AgentNode, Tells } from '#shared/agents/schema'

/**
 * Whether a node collects for a handover: it asks something, and then notifies the team, there or at a node it leads to; with
 * `of`, only of that.
 */
export const isHandingOver = (node: AgentNode, nodes: readonly AgentNode[], of?: Tells): boolean =>
  (node.asks ?? []).length > 0 && notifiesTeam(node, { nodes, of }, new Set([node.id]))

const notifiesTeam = (
  { tells, transitions }: AgentNode,
  { nodes, of }: { readonly nodes: readonly AgentNode[]; readonly of: Tells | undefined },
  seen: Set<string>,
): boolean =>
  (tells !== undefined && (of === undefined || tells === of)) ||
  transitions
    .filter(({ when, to }) => when.kind === 'always' && !seen.has(to))
    .some(({ to }) => {
      seen.add(to)
      const next = nodes.find(({ id }) => id === to)
      return next !== undefined && notifiesTeam(next, { nodes, of }, seen)
    })
