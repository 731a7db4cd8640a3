import type { AgentSettings } from '#shared/agents/schema'

/** Whether every node that uses knowledge requires tags, none of which the source has. */
export const isExcludedByTags = (
  { enableNodes, nodes }: Pick<AgentSettings, 'enableNodes' | 'nodes'>,
  tags: readonly string[],
): boolean => {
  const asking = nodes.filter(({ type, usesKnowledge }) => type !== 'note' && type !== 'end' && usesKnowledge !== false)
  const isAllowed = (wanted: readonly string[] = []) => wanted.length === 0 || wanted.some((tag) => tags.includes(tag))
  return enableNodes && asking.length > 0 && !asking.some(({ knowledgeTags }) => isAllowed(knowledgeTags))
}
