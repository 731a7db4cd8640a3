import type { Access } from '#lib/auth/authorize'
import type { Agent } from '#shared/agents/schema'

/**
 * An agent as one caller may see it: a member gets its key only if the owner allows them to read keys. The key opens the whole
 * agent and works without a membership, so a member who knows it keeps their access after they are removed. A key gets none
 * either: one that was replaced would read its successor.
 */
export const agentFor = ({ role, rights }: Pick<Access, 'role' | 'rights'>, agent: Agent): Agent => {
  const isHidden = role === 'agent-key' || (role === 'member' && !rights?.includes('keys'))
  if (!isHidden) return agent
  const { SECRET_API_KEY: _, ...rest } = agent
  return rest
}
