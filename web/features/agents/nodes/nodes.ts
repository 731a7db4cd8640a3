import type { AgentNode } from '#shared/agents/schema'

/** Pure edits of an agent's nodes; each returns a new list. */
export const replaceNode = (nodes: readonly AgentNode[], node: AgentNode): AgentNode[] =>
  nodes.map((other) => (other.id === node.id ? node : other))

export const addNode = (nodes: readonly AgentNode[], node: AgentNode): AgentNode[] => {
  const firstEnd = nodes.findIndex(({ type }) => type === 'end')
  // a new node comes before the end nodes, in the order of a conversation
  return firstEnd < 0 || node.type === 'end'
    ? [...nodes, node]
    : [...nodes.slice(0, firstEnd), node, ...nodes.slice(firstEnd)]
}

/** Deletes the transitions to the node as well. */
export const removeNode = (nodes: readonly AgentNode[], id: string): AgentNode[] =>
  nodes
    .filter((node) => node.id !== id)
    .map((node) => ({ ...node, transitions: node.transitions.filter(({ to }) => to !== id) }))

export const moveNode = (nodes: readonly AgentNode[], id: string, by: 1 | -1): AgentNode[] => {
  const at = nodes.findIndex((node) => node.id === id)
  const to = at + by
  const [one, other] = [nodes[at], nodes[to]]
  if (!one || !other) return [...nodes]
  const moved = [...nodes]
  moved[at] = other
  moved[to] = one
  return moved
}

/** The names of the changed nodes, for the save bar. */
export const changedNodeNames = (before: readonly AgentNode[], after: readonly AgentNode[]): readonly string[] => {
  const known = new Map(before.map((node) => [node.id, JSON.stringify(node)]))
  const touched = after.filter((node) => known.get(node.id) !== JSON.stringify(node)).map(({ name }) => name)
  const kept = new Set(after.map(({ id }) => id))
  const gone = before.filter(({ id }) => !kept.has(id)).map(({ name }) => name)
  return [...touched, ...gone]
}
