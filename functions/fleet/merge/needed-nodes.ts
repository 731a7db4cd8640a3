import type { AgentNode } from '#shared/agents/schema'

/**
 * Ids of nodes that the source removed, but to which a transition of the merged agent leads that the source's version does not have:
 * it would lead nowhere.
 */
export const neededNodes = (merged: readonly AgentNode[], next: readonly AgentNode[]): readonly string[] => {
  const present = new Set(merged.map(({ id }) => id))
  const ofSource = new Set(next.flatMap(({ id, transitions }) => transitions.map(({ to }) => JSON.stringify([id, to]))))
  return merged.flatMap(({ id, transitions }) =>
    transitions.flatMap(({ to }) => (present.has(to) || ofSource.has(JSON.stringify([id, to])) ? [] : [to])),
  )
}
