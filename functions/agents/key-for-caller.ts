import type { Access } from '#lib/auth/authorize'
import type { Context } from '#lib/http/api'
import type { Agent } from '#shared/agents/schema'

interface AnAgent {
  readonly data: Agent
}

/**
 * A verb whose agent has its key for those only who may read keys: the key opens the whole agent and works without a membership,
 * so a member who knows it keeps their access after they are removed.
 */
export const keyForCaller =
  <I, R extends AnAgent>(verb: (input: I, context: Context) => Promise<R>) =>
  async (input: I, context: Context): Promise<R> => {
    const answer = await verb(input, context)
    return { ...answer, data: agentFor(context.access, answer.data) }
  }

/** An agent as one caller may see it. */
export const agentFor = ({ role, rights }: Pick<Access, 'role' | 'rights'>, agent: Agent): Agent => {
  if (role !== 'member' || rights?.includes('keys')) return agent
  const { SECRET_API_KEY: _, ...rest } = agent
  return rest
}
