import type { Access } from '#lib/auth/authorize'
import type { Agent } from '#shared/agents/schema'

/**
 * An agent as one caller may see it: its owner gets its key, a member only if the owner allows them to read keys, an agency's client never. The key opens the whole
 * agent and works without a membership, so a member who knows it keeps their access after they are removed. A key gets none
 * either: one that was replaced would read its successor.
 */
export const agentFor = ({ role, rights }: Pick<Access, 'role' | 'rights'>, agent: Agent): Agent => {
  const readsKeys = role === 'owner' || role === 'workspace-secret' || (role === 'member' && rights?.includes('keys'))
  if (readsKeys) return agent
  const { SECRET_API_KEY: _, ...rest } = agent
  return rest
}
