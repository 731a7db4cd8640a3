import type { AgentNode, UiPart } from '#shared/agents/schema'

/** Pure edits of a node's parts. A node whose last part is removed has no list, like one that never had parts. */
const withParts = ({ parts: _, ...node }: AgentNode, parts: readonly UiPart[]): AgentNode =>
  parts.length > 0 ? { ...node, parts: [...parts] } : node

export const addPart = (node: AgentNode, part: UiPart): AgentNode => withParts(node, [...(node.parts ?? []), part])

export const replacePart = (node: AgentNode, at: number, part: UiPart): AgentNode =>
  withParts(
    node,
    (node.parts ?? []).map((other, index) => (index === at ? part : other)),
  )

export const removePart = (node: AgentNode, at: number): AgentNode =>
  withParts(
    node,
    (node.parts ?? []).filter((_, index) => index !== at),
  )

/** Exchanges a part with its neighbour; the first stays when moved up, the last when moved down. */
export const movePart = (node: AgentNode, at: number, by: 1 | -1): AgentNode => {
  const parts = [...(node.parts ?? [])]
  const [one, other] = [parts[at], parts[at + by]]
  if (!one || !other) return node
  parts[at] = other
  parts[at + by] = one
  return withParts(node, parts)
}
